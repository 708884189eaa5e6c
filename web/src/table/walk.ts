/** Walking with the arrow keys. */

/** Columns count to the right, rows downwards. */
export type Cell = [x: number, y: number];

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const STEPS: Record<Arrow, Cell> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): key is Arrow => key in STEPS;

/** The nearest of these cells in that direction; straight ahead counts for more than aside. Stays if there is none. */
export function nextCell(from: Cell, arrow: Arrow, cells: Cell[]): Cell {
  const [stepX, stepY] = STEPS[arrow];
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const dx = cell[0] - from[0];
    const dy = cell[1] - from[1];
    const ahead = dx * stepX + dy * stepY;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}

/** Where to begin: the cell nearest to where we last were. */
export function nearestCell(to: Cell, cells: Cell[]): Cell | null {
  const far = (cell: Cell): number => Math.abs(cell[0] - to[0]) + Math.abs(cell[1] - to[1]);
  return cells.reduce<Cell | null>((best, cell) => (best === null || far(cell) < far(best) ? cell : best), null);
}
