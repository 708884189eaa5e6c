/** Who wants to play again, who is missing, and how the evening stands. */
import type { Missing, Score, TableInfo } from '../wire';
import { playedHere } from './hands';

export interface Wishes {
  /** What was said at this device: null as long as nothing was. */
  mine: boolean | null;
  /** People who want a rematch. */
  willing: number[];
  /** People who have not said yes. */
  rest: number[];
  /** Of those, the ones who will not: they said no, or are not here to say anything. */
  missing: number[];
}

export function wishes(table: TableInfo): Wishes {
  const said = (seat: number): boolean | null => table.again[seat] ?? null;
  // Whoever left has no say any more: a bot has had the seat since.
  const people = table.seats.flatMap(({ kind, stands_in: why }, seat) =>
    kind === 'person' && why !== 'left' ? [seat] : [],
  );
  const rest = people.filter((seat) => said(seat) !== true);
  const here = playedHere(table);
  return {
    mine: here.some((seat) => said(seat) === true) ? true : (here.map(said).find((one) => one !== null) ?? null),
    willing: people.filter((seat) => said(seat) === true),
    rest,
    missing: rest.filter((seat) => said(seat) === false || !table.seats[seat]?.here),
  };
}

/** How a rematch can be played without those who have not said yes, where a game takes so many players. */
export const waysOn = (table: TableInfo, sizes: number[]): Missing[] =>
  sizes.includes(table.players - wishes(table).rest.length) ? ['bots', 'open', 'fewer'] : ['bots', 'open'];

/** By seat, what the evening has brought with this match; null where it is the first. */
export function evening(table: TableInfo, points: number[] | null, winners: number[]): Score[] | null {
  if (table.played === 0) return null;
  return table.seats.map(({ score }, seat) => ({
    wins: (score?.wins ?? 0) + (winners.includes(seat) ? 1 : 0),
    points: (score?.points ?? 0) + (points?.[seat] ?? 0),
  }));
}
