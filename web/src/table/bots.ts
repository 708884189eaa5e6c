/** Who is a bot at a table, and which. */
import type { BotInfo, TableInfo } from '../wire';

/** Good for measuring and for standing in, but no company: programs may seat them, the page does not offer them. */
const PLAIN = new Set(['random', 'greedy']);

export const offered = (bots: BotInfo[]): BotInfo[] => bots.filter(({ bot }) => !PLAIN.has(bot));

/** `search:2` is level 2; `null` for a bot that is none of the five. */
export const levelOf = (bot: string | null): number | null => Number(/^search:([1-5])$/.exec(bot ?? '')?.[1]) || null;

/** Whether somebody plays here against nobody but bots: only then may they ask for hints. */
export const againstBots = (table: TableInfo): boolean =>
  table.you !== null && table.seats.every(({ kind }, seat) => kind === 'bot' || seat === table.you);
