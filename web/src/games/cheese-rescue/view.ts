/** Cells, cards and moves, read and written. */
import type { Laid } from './wire';

export type Cell = Laid['cell'];

export const cellName = ([x, y]: Cell): string => `${x},${y}`;

/** What a cheese card is worth, read from its name; 0 for every other card. */
export const cheeseValue = (card: string): number => (/^c\d+$/.test(card) ? Number(card.slice(1)) : 0);

/** A move in notation, taken apart: `cat 1,-2`. */
export function readMove(move: string): { card: string; cell: Cell } {
  const [card = '', at = ''] = move.split(' ');
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { card, cell: [x, y] };
}

export const writeMove = (card: string, cell: Cell): string => `${card} ${cellName(cell)}`;
