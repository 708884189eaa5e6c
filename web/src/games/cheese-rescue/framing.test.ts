import { describe, expect, it } from 'vitest';
import { cellsIn, closeUp, frameOf, openSides, tooSmall } from './framing';
import type { Cell } from './view';
import type { Laid } from './wire';

const laid = (...cells: Cell[]): Laid[] => cells.map((cell) => ({ cell, card: 'mouse', owner: null }));
type Reach = [number, number, number, number];
const frame = (size: number, reach: Reach, ...cells: Cell[]): ReturnType<typeof frameOf> =>
  frameOf({ size, reach, cells: laid(...cells) });

describe('the frame', () => {
  it('begins with the start card in the middle', () => {
    expect(frame(5, [-4, -4, 4, 4], [0, 0])).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
  });

  it('stays where it is while the cards keep away from its edge', () => {
    const before = frame(5, [-4, -4, 4, 4], [0, 0]);
    expect(frame(5, [-3, -4, 4, 4], [0, 0], [1, 0])).toEqual(before);
    expect(frame(5, [-3, -4, 3, 3], [0, 0], [1, 0], [-1, 0], [0, 1])).toMatchObject({ left: -2, columns: 5 });
  });

  it('has a free cell on every side that may still grow', () => {
    const { left, columns } = frame(5, [-3, -4, 4, 4], [0, 0], [1, 0], [2, 0], [-1, 0]);
    expect([left, left + columns - 1]).toEqual([-2, 3]);
  });

  it('is the square itself once that is settled', () => {
    expect(frame(5, [-1, -4, 3, 4], [-1, 0], [3, 0], [0, 0])).toMatchObject({ left: -1, columns: 5 });
  });

  it('shows every card and never leaves the reach, however the game goes', () => {
    // A plain walk: cards are laid one by one, each time anywhere that keeps the cards within the size.
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let game = 0; game < 200; game++) {
      const size = 5 + random(3);
      let [left, right, top, bottom] = [0, 0, 0, 0];
      const cells: Cell[] = [[0, 0]];
      for (let turn = 0; turn < 30; turn++) {
        const x = left - 1 + random(right - left + 3);
        const y = top - 1 + random(bottom - top + 3);
        const next = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)] as const;
        if (next[1] - next[0] >= size || next[3] - next[2] >= size) continue;
        [left, right, top, bottom] = next;
        cells.push([x, y]);
        const reach: Reach = [right - size + 1, bottom - size + 1, left + size - 1, top + size - 1];
        const shown = frame(size, reach, ...cells);
        expect(shown.left).toBeGreaterThanOrEqual(reach[0]);
        expect(shown.left + shown.columns - 1).toBeLessThanOrEqual(reach[2]);
        expect(shown.columns).toBeGreaterThanOrEqual(size);
        expect(shown.columns).toBeLessThanOrEqual(size + 1);
        expect(shown.left).toBeLessThanOrEqual(left);
        expect(shown.left + shown.columns - 1).toBeGreaterThanOrEqual(right);
        expect(shown.top).toBeLessThanOrEqual(top);
        expect(shown.top + shown.rows - 1).toBeGreaterThanOrEqual(bottom);
      }
    }
  });
});

it('names the cells row by row', () => {
  expect(cellsIn({ left: -1, top: 0, columns: 2, rows: 2 })).toEqual([
    [-1, 0],
    [0, 0],
    [-1, 1],
    [0, 1],
  ]);
});

it('knows the sides on which the square is open', () => {
  expect(openSides({ left: -1, top: -2, columns: 5, rows: 5 }, [-1, -4, 3, 4])).toEqual({
    left: false,
    right: false,
    top: true,
    bottom: true,
  });
});

it('closes up on the cards, which stay in the middle of at least three by three', () => {
  expect(closeUp({ cells: laid([0, 0], [1, 0]) })).toEqual({ left: -0.5, top: -1, columns: 3, rows: 3 });
  expect(closeUp({ cells: laid([0, 0], [-2, 0], [1, 1], [0, 3]) })).toEqual({ left: -2, top: 0, columns: 4, rows: 4 });
});

it('scrolls where the height would make cells too small for a finger, not where the width does', () => {
  const frame = { left: 0, top: 0, columns: 6, rows: 5 };
  expect(tooSmall(frame, 360, 400)).toBe(false);
  expect(tooSmall(frame, 360, 200)).toBe(true);
  expect(tooSmall({ ...frame, columns: 12 }, 360, 250)).toBe(false);
});
