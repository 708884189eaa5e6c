import { expect, it } from 'vitest';
import { sidesOf } from './chances';
import { linesOf, ticks, turningsOf } from './lookback';
import type { AnalysisInfo, TurnInfo } from '../wire';

const said = { code: 'plain', params: {} };
const turn = (number: number, chances: number[], loss = 0): TurnInfo => ({
  number,
  seat: number % 2,
  played: 'cat 0,1',
  said,
  chances,
  chance: (chances[number % 2] ?? 0) - loss,
  best: { move: loss ? 'dog 0,1' : 'cat 0,1', said, chance: chances[number % 2] ?? 0, reasons: [] },
  loss,
});
const sides = sidesOf([
  { name: 'You', you: true },
  { name: 'Pip', you: false },
]);
const analysis: AnalysisInfo = {
  done: 3,
  of: 3,
  turns: [turn(0, [0.5, 0.5]), turn(1, [0.4, 0.6], 0.2), turn(2, [0.7, 0.3])],
  turning: [2, 1],
};

it('draws a line for each side, up to how it ended', () => {
  expect(linesOf(analysis, sides, 2, [0]).map(({ shares }) => shares)).toEqual([
    [0.5, 0.4, 0.7, 1],
    [0.5, 0.6, 0.3, 0],
  ]);
});

it('does not know the end before every move has been looked at', () => {
  const sofar = { ...analysis, done: 2, turns: analysis.turns.slice(0, 2) };
  expect(linesOf(sofar, sides, 2, [0]).map(({ shares }) => shares.length)).toEqual([2, 2]);
});

it('puts the turning points in order, on the line of whoever moved', () => {
  expect(
    turningsOf(analysis, sides).map(({ turn, side, share, better }) => [turn.number, side, share, better]),
  ).toEqual([
    [1, 1, 0.6, true],
    [2, 0, 0.7, false],
  ]);
});

it('marks the axis with a few round numbers', () => {
  expect(ticks(24, 6)).toEqual([5, 10, 15, 20]);
  expect(ticks(4, 6)).toEqual([1, 2, 3, 4]);
  expect(ticks(160, 8)).toEqual([20, 40, 60, 80, 100, 120, 140, 160]);
});
