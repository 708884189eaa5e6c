/** Who sits where, by the names that sentences use. */
import type { Seat, TableInfo } from '../wire';
import { say, type Person } from '../words';

export function peopleAt(table: TableInfo): Person[] {
  return table.seats.map((seat, number) => ({ name: nameOf(table, seat, number), you: number === table.you }));
}

function nameOf(table: TableInfo, seat: Seat, number: number): string {
  if (number === table.you) return say('seat-you');
  if (seat.name === null) return say('seat-open');
  if (seat.kind !== 'bot') return seat.name;
  const which = table.seats
    .slice(0, number + 1)
    .filter(({ kind, name }) => kind === 'bot' && name === seat.name).length;
  return say('bot-name', { name: botCalled(seat.name), which });
}

/** Bots are named as programs are, in small letters; at a table they are somebody. */
export const botCalled = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);
