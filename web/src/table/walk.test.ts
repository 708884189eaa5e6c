import { describe, expect, it } from 'vitest';
import { nearestCell, nextCell, type Cell } from './walk';

// The free cells around a start card with one card to its right.
const ring: Cell[] = [
  [0, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
];

describe('arrow keys over the free cells', () => {
  it('go straight where they can', () => {
    expect(nextCell([0, -1], 'ArrowRight', ring)).toEqual([1, -1]);
    expect(nextCell([0, -1], 'ArrowDown', ring)).toEqual([0, 1]);
  });

  it('go to the nearest where nothing lies straight ahead', () => {
    expect(nextCell([1, -1], 'ArrowRight', ring)).toEqual([2, 0]);
    expect(nextCell([-1, 0], 'ArrowUp', ring)).toEqual([0, -1]);
  });

  it('stay where nothing lies in that direction', () => {
    expect(nextCell([2, 0], 'ArrowRight', ring)).toEqual([2, 0]);
  });

  it('reach every cell from every other', () => {
    for (const start of ring) {
      const seen = new Set([String(start)]);
      const queue: Cell[] = [start];
      for (let cell = queue.shift(); cell; cell = queue.shift()) {
        for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
          const next = nextCell(cell, arrow, ring);
          if (!seen.has(String(next))) {
            seen.add(String(next));
            queue.push(next);
          }
        }
      }
      expect(seen.size).toBe(ring.length);
    }
  });
});

it('begins at the free cell nearest to the last one', () => {
  expect(nearestCell([2, 1], ring)).toEqual([2, 0]);
  expect(nearestCell([0, 0], [])).toBeNull();
});
