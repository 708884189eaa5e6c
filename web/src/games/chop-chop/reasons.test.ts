import { expect, it } from 'vitest';
import { moveWords, reasonWords, type ChopChopReason } from './reasons';

const people = [
  { name: 'You', you: true },
  { name: 'Ada', you: false },
];

/** One of each type: what the page knows is checked against the game itself by the Python tests. */
const EACH: { [Type in ChopChopReason['type']]: Extract<ChopChopReason, { type: Type }> } = {
  only: { type: 'only' },
  wins: { type: 'wins' },
  takes: { type: 'takes', place: 'c5', stash: 4, all: 10 },
  distant: { type: 'distant', place: 'g1', steps: 4 },
  watched: { type: 'watched', place: 'c6', steps: 1 },
  opens: { type: 'opens', hole: 'N', closed: 3 },
  escapes: { type: 'escapes', mouse: 2, faces: 3, of: 6 },
  safer: { type: 'safer', mouse: 2, faces: 1, of: 6 },
  safe: { type: 'safe' },
  risks: { type: 'risks', faces: 1, of: 6 },
  shields: { type: 'shields', mouse: 3 },
  hides: { type: 'hides', mouse: 2, hole: 'E' },
  under: { type: 'under', mouse: 1 },
  turns: { type: 'turns', cheese: 4, of: 16 },
  homeward: { type: 'homeward', mouse: 1, hole: 'S', steps: 2 },
  fetches: { type: 'fetches', mouse: 1, place: 'a6', steps: 3 },
  seeks: { type: 'seeks', mouse: 1, steps: 1 },
  farther: { type: 'farther', mouse: 1, steps: 4 },
  central: { type: 'central', steps: 4 },
  near: { type: 'near', hole: 'N', steps: 2 },
  catches: { type: 'catches', mouse: 1, left: 1 },
  forks: { type: 'forks', mice: [1, 3] },
  threatens: { type: 'threatens', mouse: 1, faces: 3, of: 6 },
  bars: { type: 'bars', hole: 'W', mouse: 4 },
  guards: { type: 'guards', hole: 'N' },
  patrols: { type: 'patrols', place: 'b6', steps: 2 },
  nears: { type: 'nears', mouse: 1, steps: 4 },
  waits: { type: 'waits', hole: 'N', steps: 2 },
  hopes: { type: 'hopes', moves: 4, of: 23 },
  quiet: { type: 'quiet' },
};

it('has a clause for every reason', () => {
  for (const reason of Object.values(EACH)) {
    expect(reasonWords(reason, people, 0)).toMatch(/^[a-z][^{}]*[^.]$/);
    expect(reasonWords(reason, people, 0)).not.toContain('undefined');
  }
});

it('names mice, holes and chances as the rest of the page does', () => {
  expect(reasonWords(EACH.forks, people, 0)).toBe('threatens mouse 1 and mouse 3 at once, and only one can move');
  expect(reasonWords(EACH.opens, people, 0)).toBe('opens the north hole, with 3 still closed');
  expect(reasonWords(EACH.safer, people, 0)).toBe('leaves the cat only 1 roll in 6 to catch mouse 2');
  expect(reasonWords(EACH.watched, people, 0)).toBe('picks the cheese nearest to the cat, one step away');
  expect(reasonWords(EACH.catches, people, 0)).toBe('catches mouse 1, which leaves 1 mouse');
});

it('says a move in words', () => {
  expect(['m2 c5', 'm1 N', 'cat d4', 'place d3', 'fork b2', 'pass'].map(moveWords)).toEqual([
    'mouse 2 to c5',
    'mouse 1 to the north hole',
    'the cat to d4',
    'the cat on d3',
    'the cheese at b2',
    'pass',
  ]);
});
