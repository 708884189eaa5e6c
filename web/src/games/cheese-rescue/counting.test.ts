import { describe, expect, it } from 'vitest';
import { marksUpTo, STEPS, tellStep } from './counting';
import type { View } from './wire';

const people = [
  { name: 'You', you: true },
  { name: 'Bo', you: false },
];
const view: View = {
  game: 'cheese-rescue',
  players: 2,
  turn: null,
  result: { points: [1, 0], winners: [0], reason: 'points' },
  seat: 0,
  legal: [],
  faded: 0,
  area: 'floating',
  size: 5,
  reach: [0, 0, 4, 4],
  cells: [],
  hands: [],
  hand: [],
  laid: 24,
  lays: 24,
  pile: 0,
  count: {
    fled: [[1, 0]],
    caught: [],
    eaten: [[0, 1]],
    lost: [0, 3],
    points: [1, 0],
    cheeses: [1, 0],
    winners: [0],
  },
};

const told = (step: (typeof STEPS)[number], result = view.result): string =>
  tellStep(step, { ...view, result }, people);

describe('the count', () => {
  it('goes in the order of the rules: cats, mice, cheese, sum, winner', () => {
    expect(STEPS).toEqual(['fled', 'caught', 'eaten', 'sum', 'result']);
  });

  it('marks what has been told so far and no more', () => {
    expect([...marksUpTo(view.count, 'fled')]).toEqual([['1,0', 'fled']]);
    expect([...marksUpTo(view.count, 'eaten')]).toEqual([
      ['1,0', 'fled'],
      ['0,1', 'eaten'],
    ]);
  });

  it('explains every step with its numbers', () => {
    expect(told('fled')).toBe('1 cat sits beside a dog and runs away.');
    expect(told('caught')).toBe('No mouse sits beside a cat that stayed. All the mice are safe.');
    expect(told('eaten')).toBe(
      '1 cheese lies beside a mouse that is left and is eaten: you lose nothing, Bo loses 3 points.',
    );
    expect(told('sum')).toBe('Still on the table: you 1 point, Bo 0 points.');
  });

  it('says who won and why', () => {
    expect(told('result')).toBe('You win, 1 point to 0!');
    expect(told('result', { points: [4, 4], winners: [1], reason: 'cheeses' })).toBe(
      'Bo wins: level on 4 points, but with more cheese cards left!',
    );
    expect(told('result', { points: [4, 4], winners: [0, 1], reason: 'shared' })).toBe(
      'Bo and you share the win, with 4 points and as many cheese cards each!',
    );
  });
});
