import { describe, expect, it } from 'vitest';
import { marksUpTo, STEPS, tellStep } from './counting';
import { sentence } from './sentences';
import { cheeseValue, readMove, writeMove, type CheeseRescueEvent, type CheeseRescueView } from './view';

const people = [
  { name: 'You', you: true },
  { name: 'Bo', you: false },
];
const view = {
  players: 2,
  cells: [
    { cell: [0, 0], card: 'start', owner: null },
    { cell: [1, 0], card: 'cat', owner: null },
    { cell: [2, 0], card: 'dog', owner: null },
    { cell: [0, 1], card: 'c3', owner: 1 },
    { cell: [0, 2], card: 'mouse', owner: null },
    { cell: [1, 2], card: 'c1', owner: 0 },
  ],
  count: {
    fled: [[1, 0]],
    caught: [],
    eaten: [[0, 1]],
    points: [1, 0],
    cheeses: [1, 0],
    winners: [0],
  },
  result: { points: [1, 0], winners: [0], reason: 'points' },
} as unknown as CheeseRescueView;

const told = (step: (typeof STEPS)[number], changed: Partial<CheeseRescueView> = {}): string =>
  tellStep(step, { ...view, ...changed }, people);

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
    expect(told('eaten')).toBe('1 cheese lies beside a mouse that is left and is eaten. Bo loses 3.');
    expect(told('sum')).toBe('Still on the table: you 1 point in 1 cheese, Bo 0 points in 0 cheeses.');
  });

  it('says who won and why', () => {
    expect(told('result')).toBe('You win, 1 point to 0!');
    const level = { ...view.count, points: [4, 4], cheeses: [2, 3], winners: [1] };
    expect(told('result', { count: level, result: { points: [4, 4], winners: [1], reason: 'cheeses' } })).toBe(
      'Level on 4 points: Bo wins with more cheese cards left, 3!',
    );
    const shared = { ...level, cheeses: [3, 3], winners: [0, 1] };
    expect(told('result', { count: shared, result: { points: [4, 4], winners: [0, 1], reason: 'shared' } })).toBe(
      'You and Bo share the win: 4 points and 3 cheese cards each!',
    );
  });
});

describe('the log', () => {
  const line = (event: CheeseRescueEvent): string => sentence(event, people);

  it('tells every kind of event, and hidden cards as hidden', () => {
    expect(line({ type: 'deal', seat: 0, count: 2, cards: ['mouse', 'cat'] })).toBe('You are dealt a mouse and a cat.');
    expect(line({ type: 'deal', seat: 1, count: 2, cards: null })).toBe('Bo is dealt 2 animals.');
    expect(line({ type: 'move', seat: 1, move: 'c2 -1,0', card: 'c2', cell: [-1, 0] })).toBe(
      'Bo lays a cheese 2 at column -1, row 0.',
    );
    expect(line({ type: 'draw', seat: 1, card: null })).toBe('Bo draws an animal.');
    expect(line({ type: 'end', points: [1, 0], winners: [0], reason: 'points', count: view.count })).toBe(
      'The square is full. Time to count.',
    );
  });
});

it('reads and writes moves in notation', () => {
  expect(readMove('cat 1,-2')).toEqual({ card: 'cat', cell: [1, -2] });
  expect(writeMove('c3', [0, 1])).toBe('c3 0,1');
});

it('reads the value of a cheese from its name', () => {
  expect(cheeseValue('c3')).toBe(3);
  expect(cheeseValue('cat')).toBe(0);
});
