/** Who is away, for how long, and what those who are left may do about it. */
import type { TableInfo } from '../wire';
import { seatsHere } from './hands';

const SECOND = 1000;
const DAY = 24 * 60 * 60;
/** A glance at another page is no absence worth a word. */
const NOTICED = 8;

export interface Absence {
  seat: number;
  seconds: number;
  mayStandIn: boolean;
  mayEnd: boolean;
}

/** `now` is the server's time, `turn` the seat to move. */
export function absences(table: TableInfo, now: number, turn: number | null): Absence[] {
  if (table.state !== 'playing') return [];
  const seated = seatsHere(table).length > 0;
  const hostAway = table.host !== null && table.seats[table.host]?.away !== null;
  return table.seats.flatMap(({ kind, away, bot, yours }, seat) => {
    if (kind !== 'person' || away === null || bot !== null || yours) return [];
    const seconds = Math.floor((now - away) / SECOND);
    // A table for days asks nobody to be there: only the host may do something, by hand, after a day.
    const enough = seconds >= (table.patience ?? DAY) && (table.patience !== null || table.hosting);
    if (!enough && (table.patience === null || turn !== seat || seconds < NOTICED)) return [];
    return [{ seat, seconds, mayStandIn: enough && seated, mayEnd: enough && seated && (table.hosting || hostAway) }];
  });
}

/** How long that is, as people say it. */
export function roughly(seconds: number): { unit: string; count: number } {
  if (seconds < 60) return { unit: 'seconds', count: seconds };
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  if (seconds < DAY) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'days', count: Math.floor(seconds / DAY) };
}
