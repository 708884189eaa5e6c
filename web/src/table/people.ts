/** Who sits where, by the names that sentences use. */
import type { Seat, TableInfo } from '../wire';
import { say, type Person } from '../words';
import { seatsHere } from './hands';

/** Where several share a device nobody in particular is “you”: everybody goes by their name. */
export const youAt = (table: TableInfo): number | null => (seatsHere(table).length > 1 ? null : table.you);

export function peopleAt(table: TableInfo): Person[] {
  const you = youAt(table);
  return table.seats.map((seat, number) => ({
    name: number === you ? say('seat-you') : nameOf(seat),
    you: number === you,
  }));
}

/** What somebody is called by others. */
export function nameOf({ kind, name }: Seat): string {
  if (kind === 'open') return say('seat-open');
  return name === null ? say('seat-guest') : kind === 'bot' ? botCalled(name) : name;
}

/** Bots are named as programs are, in small letters; at a table they are somebody. */
export const botCalled = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);
