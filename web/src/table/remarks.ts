/** What bots say now and then. It follows from the table and the event alone, so that everybody there sees the same. */
import type { TableInfo } from '../wire';
import { levelOf } from './bots';

export type Occasion = 'hello' | 'again' | 'glad' | 'sorry' | 'thinks' | 'won' | 'lost';

export interface Remark {
  seat: number;
  occasion: Occasion;
  /** Whose voice, and which of its lines. */
  said: string;
}

/** By level. Whoever else plays keeps silent. */
const VOICES = ['pip', 'biscuit', 'marble', 'saffron', 'rind'];
const LINES: Record<Occasion, number> = { hello: 2, again: 1, glad: 2, sorry: 2, thinks: 1, won: 2, lost: 2 };
/** One time in so many. */
const SELDOM: Record<Occasion, number> = { hello: 1, again: 1, glad: 6, sorry: 3, thinks: 4, won: 1, lost: 1 };

/** FNV-1a, with its bits mixed once more: neighbours among events are to say different things. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** What one of these seats says at this event, if anything. */
export function remarkOn(
  table: Pick<TableInfo, 'id' | 'seats'>,
  event: number,
  occasion: Occasion,
  seats: readonly number[],
): Remark | null {
  const speakers = seats.flatMap((seat) => {
    const sits = table.seats[seat];
    const voice = sits?.kind === 'bot' ? VOICES[(levelOf(sits.bot) ?? 0) - 1] : undefined;
    return voice ? [{ seat, voice }] : [];
  });
  const drawn = mixed(`${table.id} ${event} ${occasion}`);
  const speaker = speakers[(drawn >>> 4) % Math.max(1, speakers.length)];
  if (!speaker || drawn % SELDOM[occasion] !== 0) return null;
  return { seat: speaker.seat, occasion, said: `${speaker.voice}-${(drawn >>> 12) % LINES[occasion]}` };
}
