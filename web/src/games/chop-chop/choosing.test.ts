import { expect, it } from 'vitest';
import { dangersOf, movable, mustPass, preselected, targets, wayOf } from './choosing';
import { moment } from './kitchen.example';

it('lets every piece with a move be chosen', () => {
  expect(movable(moment)).toEqual(['m1', 'm2']);
  expect(preselected(moment)).toBeNull();
  expect(preselected({ legal: ['m2 g3', 'm2 f4'] })).toBe('m2');
  expect(preselected({ legal: ['cat d5'] })).toBe('cat');
});

it('lights what the chosen piece can reach, and nothing before one is chosen', () => {
  expect(targets(moment, null).size).toBe(0);
  expect([...targets(moment, 'm1')]).toEqual([
    ['c1', 'm1 c1'],
    ['e1', 'm1 e1'],
  ]);
});

it('needs no piece to place the cat or to use a fork', () => {
  expect([...targets({ legal: ['place d3', 'place d4'] }, null).keys()]).toEqual(['d3', 'd4']);
  expect([...targets({ legal: ['fork b2'] }, null)]).toEqual([['b2', 'fork b2']]);
  expect(movable({ legal: ['fork b2'] })).toEqual([]);
});

it('knows when there is nothing but to pass', () => {
  expect(mustPass({ legal: ['pass'] })).toBe(true);
  expect(mustPass({ legal: [] })).toBe(false);
  expect(targets({ legal: ['pass'] }, null).size).toBe(0);
});

it('shows the way from where the piece stands', () => {
  expect(wayOf(moment, 'm1 c1')).toEqual(['N', 'd1', 'c1']);
  expect(wayOf(moment, 'm1 g6')).toEqual(['g6']);
});

it('shows the danger of mice that stay and of where the chosen one would go, if there is any', () => {
  const threatened = { ...moment, danger: [0, 0, 0.5, 0], mice: ['N', 'E', 'd5', null] };
  expect([...dangersOf(threatened, targets(moment, null))]).toEqual([['d5', 0.5]]);
  expect([...dangersOf(threatened, targets(moment, 'm1'))]).toEqual([
    ['d5', 0.5],
    ['c1', 0.5],
    ['e1', 0.1667],
  ]);
  expect(dangersOf(moment, targets(moment, 'm2')).size).toBe(0);
});
