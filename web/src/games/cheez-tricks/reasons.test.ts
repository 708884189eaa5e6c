import { expect, it } from 'vitest';
import { moveWords, reasonWords, type CheezTricksReason } from './reasons';

const people = [
  { name: 'You', you: true },
  { name: 'Ada', you: false },
];

/** One of each type: what the page knows is checked against the game itself by the Python tests. */
const EACH: { [Type in CheezTricksReason['type']]: Extract<CheezTricksReason, { type: Type }> } = {
  only: { type: 'only' },
  wins: { type: 'wins', points: 2 },
  trumps: { type: 'trumps', points: 1 },
  denies: { type: 'denies' },
  holds: { type: 'holds', left: 2 },
  cheapest: { type: 'cheapest' },
  ducks: { type: 'ducks' },
  yields: { type: 'yields', seat: 1 },
  escapes: { type: 'escapes', cat: 'white-3' },
  hands: { type: 'hands', cat: 'siamese-P7', seat: 1 },
  offers: { type: 'offers', cat: 'black-4', seat: 1 },
  passes: { type: 'passes', cat: 'siamese-P7', seat: 1 },
  drops: { type: 'drops', cat: 'siamese-P7' },
  third: { type: 'third', cat: 'black-4' },
  hopes: { type: 'hopes', cat: 'black-4' },
  courts: { type: 'courts', cat: 'grey-tricks' },
  sheds: { type: 'sheds', cat: 'grey-8' },
  leaves: { type: 'leaves', cat: 'grey-B' },
  collects: { type: 'collects', cat: 'ginger-B' },
  past: { type: 'past', cat: 'tuxedo-1' },
  short: { type: 'short', cat: 'tuxedo-3' },
  unloads: { type: 'unloads', card: 'B7' },
  spares: { type: 'spares', card: 'B9' },
  hoards: { type: 'hoards', variety: 'S' },
  voids: { type: 'voids', variety: 'P' },
  last: { type: 'last', card: 'R2' },
  master: { type: 'master', variety: 'B' },
  high: { type: 'high', variety: 'B', higher: 1 },
  draws: { type: 'draws', left: 4 },
  low: { type: 'low', variety: 'B', higher: 5 },
  lures: { type: 'lures', cat: 'siamese-R8' },
  longest: { type: 'longest', variety: 'R', count: 5 },
  top: { type: 'top', card: 'R10' },
  few: { type: 'few', variety: 'P', count: 1 },
  ruffs: { type: 'ruffs', variety: 'B' },
  collected: { type: 'collected', cat: 'grey-B' },
};

it('has a clause for every reason', () => {
  for (const reason of Object.values(EACH)) {
    expect(reasonWords(reason, people, 0)).toMatch(/^[a-z][^{}]*[^.]$/);
    expect(reasonWords(reason, people, 0)).not.toContain('undefined');
  }
});

it('speaks to whoever makes the move, or about them', () => {
  expect(reasonWords(EACH.escapes, people, 0)).toBe('keeps you from the white cat (first to 3 tricks)');
  expect(reasonWords(EACH.escapes, people, 1)).toBe('keeps Ada from the white cat (first to 3 tricks)');
  expect(reasonWords(EACH.hands, people, 0)).toBe('hands Ada the Siamese (takes Parmesan 7)');
  expect(reasonWords(EACH.passes, people, 0)).toBe('gives Ada Parmesan 7, and the Siamese with it');
  expect(reasonWords(EACH.unloads, people, 0)).toBe('gets rid of Brie 7, your highest Brie, without winning');
});

it('counts one and many', () => {
  expect(reasonWords(EACH.wins, people, 0)).toBe('surely wins the trick, 2 points as things stand');
  expect(reasonWords(EACH.trumps, people, 0)).toContain('1 point as');
  expect(reasonWords(EACH.past, people, 0)).toBe('takes you past the 1 trick that the tuxedo cat looks for');
});

it('says a move in words', () => {
  expect(moveWords('P7')).toBe('Parmesan 7');
  expect(moveWords('trump R')).toBe('Roquefort as trump');
});
