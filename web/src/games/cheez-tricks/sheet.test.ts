import { describe, expect, it } from 'vitest';
import { rowsOf } from './sheet';
import type { RoundScore } from './wire';

const sheet: RoundScore[] = [
  {
    tricks: [4, 0, 6],
    cats: [
      { cat: 'black-7', caught: [2] },
      { cat: 'grey-B', caught: [0, 2] },
      { cat: 'white-3', caught: [2] },
    ],
    points: [4, 0, 18],
  },
  {
    tricks: [5, 4, 3],
    cats: [
      { cat: 'black-1', caught: [0] },
      { cat: 'tuxedo-5', caught: [0] },
      { cat: 'ginger-2', caught: [] },
    ],
    points: [0, 8, 6],
  },
];

describe('a round on the score sheet', () => {
  it('reads across: tricks, cats, points for each, points, total', () => {
    expect(rowsOf(sheet, 0)).toEqual([
      { seat: 0, tricks: 4, cats: ['grey-B'], each: 1, points: 4, total: 4 },
      { seat: 1, tricks: 0, cats: [], each: null, points: 0, total: 0 },
      { seat: 2, tricks: 6, cats: ['black-7', 'grey-B', 'white-3'], each: 3, points: 18, total: 18 },
    ]);
  });

  it('adds up the rounds before it', () => {
    expect(rowsOf(sheet, 1).map(({ each, total }) => [each, total])).toEqual([
      [0, 4],
      [2, 8],
      [2, 24],
    ]);
  });

  it('is empty before it was played', () => {
    expect(rowsOf(sheet, 2)).toEqual([]);
  });
});
