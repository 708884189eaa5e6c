import { expect, it } from 'vitest';
import { moveWords, reasonWords, type CheeseRescueReason } from './reasons';

const people = [
  { name: 'You', you: true },
  { name: 'Ada', you: false },
];

/** One of each type: what the page knows is checked against the game itself by the Python tests. */
const EACH: { [Type in CheeseRescueReason['type']]: Extract<CheeseRescueReason, { type: Type }> } = {
  only: { type: 'only' },
  wins: { type: 'wins' },
  shares: { type: 'shares' },
  saves: { type: 'saves', values: [3] },
  eats: { type: 'eats', seat: 1, values: [3, 2, 1] },
  frees: { type: 'frees', seat: 1, values: [2] },
  safe: { type: 'safe', value: 3 },
  lays: { type: 'lays', value: 2, open: 1 },
  gives: { type: 'gives', value: 1 },
  seals: { type: 'seals', values: [2, 1] },
  dooms: { type: 'dooms', seat: 1, values: [3] },
  leads: { type: 'leads', points: 5, seat: 1, theirs: 3 },
  covers: { type: 'covers', value: 3, open: 0 },
  bares: { type: 'bares', seat: 1, value: 2 },
  denies: { type: 'denies', seat: 1, value: 2, left: 0 },
  clears: { type: 'clears', cells: 1 },
  spoils: { type: 'spoils', cells: 2, seat: 1 },
  guards: { type: 'guards', cells: 2 },
  chases: { type: 'chases', cats: 2 },
  harmless: { type: 'harmless' },
  caught: { type: 'caught' },
  intact: { type: 'intact' },
  withholds: { type: 'withholds', seat: 1, value: 3 },
  keeps: { type: 'keeps', value: 3 },
};

it('has a clause for every reason', () => {
  for (const reason of Object.values(EACH)) {
    expect(reasonWords(reason, people, 0)).toMatch(/^[a-z][^{}]*[^.]$/);
    expect(reasonWords(reason, people, 0)).not.toContain('undefined');
  }
});

it('speaks to whoever makes the move, or about them', () => {
  expect(reasonWords(EACH.saves, people, 0)).toBe('saves your 3-point cheese');
  expect(reasonWords(EACH.saves, people, 1)).toBe('saves Ada’s 3-point cheese');
  expect(reasonWords(EACH.eats, people, 0)).toBe('eats Ada’s 3-, 2- and 1-point cheese');
  expect(reasonWords({ ...EACH.eats, seat: 0 } as CheeseRescueReason, people, 1)).toBe(
    'eats your 3-, 2- and 1-point cheese',
  );
  expect(reasonWords(EACH.leads, people, 0)).toBe('puts you in the lead, 5 to Ada’s 3');
  expect(reasonWords(EACH.spoils, people, 0)).toBe('spoils 2 cells for cheese, and Ada holds more of it than you');
});

it('counts one and many', () => {
  expect(reasonWords(EACH.clears, people, 0)).toBe('makes a cell fit for cheese again');
  expect(reasonWords(EACH.lays, people, 0)).toContain('only one side open');
  expect(reasonWords(EACH.denies, people, 0)).toContain('the last cell');
});

it('says a move in words', () => {
  expect(moveWords('cat 1,-2')).toBe('cat at column 1, row -2');
  expect(moveWords('c3 0,1')).toBe('cheese 3 at column 0, row 1');
});
