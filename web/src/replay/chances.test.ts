import { expect, it } from 'vitest';
import { sidesOf } from '../table/chances';
import type { AnalysisInfo, TurnInfo } from '../wire';
import { hasBetter, ribbon, sharesAlong } from './chances';

const said = { code: 'plain', params: {} };
const turn = (number: number, chances: number[], loss = 0): TurnInfo => ({
  number,
  seat: number % 2,
  played: 'cat 0,1',
  said,
  chances,
  chance: (chances[number % 2] ?? 0) - loss,
  best: { move: loss ? 'dog 0,1' : 'cat 0,1', said, chance: chances[number % 2] ?? 0, points: 0, reasons: [] },
  loss,
});
const sides = sidesOf([
  { name: 'Ada', you: false },
  { name: 'Pip', you: false },
]);
const turns = [turn(0, [0.5, 0.5]), turn(1, [0.25, 0.75], 0.2)];
const half: AnalysisInfo = { done: 2, of: 4, turns, turning: [] };

it('follows the chances as far as they are known, and to how it ended once they are', () => {
  expect(sharesAlong(half, sides, 2, [0])).toEqual([
    [0.5, 0.5],
    [0.25, 0.75],
  ]);
  expect(sharesAlong({ ...half, of: 2 }, sides, 2, [0]).at(-1)).toEqual([1, 0]);
  expect(sharesAlong({ ...half, of: 2 }, sides, 2, [])).toHaveLength(2);
});

it('lays the sides upon one another, whatever their shares', () => {
  expect(ribbon(sharesAlong(half, sides, 2, []), 4, 100, 10)).toEqual([
    'M0.0 0.0L25.0 0.0L25.0 2.5L0.0 5.0Z',
    'M0.0 5.0L25.0 2.5L25.0 10.0L0.0 10.0Z',
  ]);
  expect(ribbon([], 4, 100, 10)).toEqual([]);
});

it('names only what was worth more', () => {
  expect(turns.map(hasBetter)).toEqual([false, true]);
  expect(hasBetter(turn(1, [0.5, 0.5], 0.004))).toBe(false);
});
