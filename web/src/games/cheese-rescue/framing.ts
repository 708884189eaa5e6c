/** Which part of the plane the board shows. It moves seldom: only when the cards come near its edge, or the square settles. */
import type { Cell } from './view';
import type { View } from './wire';

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** In pixels: beside the cells, for their numbers and for the hem; and the least width of a cell that a finger finds. */
export const EDGE = 15;
export const HEM = 5;
export const LEAST = 43;

/** Whether all rows together would make the cells too small for a finger. */
export function tooSmall({ columns, rows }: Frame, width: number, height: number): boolean {
  const wide = (width - EDGE - HEM) / columns;
  return ((height - EDGE - HEM) / rows) * (5 / 7) < Math.min(LEAST, wide);
}

/** One axis: the cards laid with a free cell on either side, widened to the square's size, all within reach. */
function span(low: number, high: number, size: number, reachLow: number, reachHigh: number): [number, number] {
  let from = Math.max(low - 1, reachLow);
  let to = Math.min(high + 1, reachHigh);
  while (to - from + 1 < size) {
    // Widen towards the middle of the plane, so that the frame stays where it was as long as it can.
    const roomBelow = from > reachLow;
    const roomAbove = to < reachHigh;
    if (!roomBelow && !roomAbove) break;
    if (roomBelow && (!roomAbove || from + to > 0)) from -= 1;
    else to += 1;
  }
  return [from, to];
}

export function frameOf(view: Pick<View, 'cells' | 'size' | 'reach'>): Frame {
  const [reachLeft, reachTop, reachRight, reachBottom] = view.reach;
  const xs = view.cells.map(({ cell }) => cell[0]);
  const ys = view.cells.map(({ cell }) => cell[1]);
  const [left, right] = span(Math.min(0, ...xs), Math.max(0, ...xs), view.size, reachLeft, reachRight);
  const [top, bottom] = span(Math.min(0, ...ys), Math.max(0, ...ys), view.size, reachTop, reachBottom);
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

/** The cards alone, but never fewer than three columns and rows, with the cards in the middle: what a small picture shows. */
export function closeUp({ cells }: Pick<View, 'cells'>): Frame {
  const around = (at: number[]): [number, number] => {
    const [low, high] = [Math.min(0, ...at), Math.max(0, ...at)];
    const count = Math.max(3, high - low + 1);
    return [(low + high + 1 - count) / 2, count];
  };
  const [left, columns] = around(cells.map(({ cell }) => cell[0]));
  const [top, rows] = around(cells.map(({ cell }) => cell[1]));
  return { left, top, columns, rows };
}

export const cellsIn = (frame: Frame): Cell[] =>
  Array.from({ length: frame.rows * frame.columns }, (_, i): Cell => [
    frame.left + (i % frame.columns),
    frame.top + Math.floor(i / frame.columns),
  ]);

/** On which sides the square is not settled yet. */
export function openSides(frame: Frame, reach: View['reach']): Record<'left' | 'top' | 'right' | 'bottom', boolean> {
  return {
    left: reach[0] < frame.left,
    top: reach[1] < frame.top,
    right: reach[2] > frame.left + frame.columns - 1,
    bottom: reach[3] > frame.top + frame.rows - 1,
  };
}
