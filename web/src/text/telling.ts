/** The table around the game, said: who sits where, and what is expected now. */
import type { TableStore } from '../table/store.svelte';
import type { Box } from '../table/kit';
import { nameOf } from '../table/people';
import { resultSaid } from '../table/telling';
import { idleLine } from '../table/turn';
import type { TableInfo, View } from '../wire';
import { say, type Person } from '../words';
import type { GameText } from './kit';

export const seatsSaid = (table: TableInfo, box: Box, people: Person[], turn: number | null): string[] =>
  table.seats.map((seat, number) => {
    const signs = [
      box.titles?.(table)[number],
      seat.yours && say('text-yours'),
      number === table.host && say('text-hosting'),
      seat.kind === 'bot' && say('text-bot'),
      seat.stands_in && say('text-stood-in'),
      seat.kind === 'person' && !seat.here && !seat.yours && say('seat-away'),
      turn === number && say('seat-turn', { seat: number }, people),
      seat.score && say(`${table.game}.seat-score`, seat.score),
    ];
    return say('text-seat', {
      number: number + 1,
      name: nameOf(seat),
      signs: signs.filter((sign): sign is string => typeof sign === 'string').join(', ') || null,
    }).trim();
  });

/** One sentence that always says where things stand. */
export function askedNow(
  store: TableStore,
  table: TableInfo,
  view: View | null,
  people: Person[],
  text: GameText,
  mayMove: boolean,
): string {
  if (table.state === 'waiting') {
    const open = table.seats.filter(({ kind }) => kind === 'open').length;
    return say(table.seats.some(({ yours }) => yours) ? 'waiting-for' : 'text-come', { open });
  }
  if (store.awaited !== null) return say('text-soon', { name: people[store.awaited]?.name ?? '' });
  if (table.ended) return say('ended', table.ended, people);
  if (!view) return '';
  if (view.result) return resultSaid(table.game, view.result, people);
  if (mayMove) return text.asked(view, people);
  const { resting, sent } = store;
  return idleLine({ view, resting, sent }, people) ?? '';
}
