import { describe, expect, it } from 'vitest';
import { words } from '../../words';
import { gaugeOf, shortNames } from './gauges';

const say = words.games['cheez-tricks'];
const people = ['You', 'Ada', 'Bo'].map((name) => ({ name, you: name === 'You' }));
const known = { counts: [1, 2, 0], tricks: [1, 2, 1], of: 12 };

describe('how near a cat is', () => {
  it('is a trick on a track for the black one', () => {
    expect(gaugeOf('black-7', known)).toEqual({ kind: 'track', target: 7, now: 5, of: 12 });
    expect(gaugeOf('black-7', { ...known, tricks: [4, 4, 4] })).toMatchObject({ now: 12 });
    expect(say.trackHeard('7', 5)).toBe('Trick 7: now trick 5.');
  });

  it('is tricks for the white one, the tuxedo and whoever counts tricks, at every level', () => {
    const hidden = { ...known, counts: null };
    expect(gaugeOf('white-3', hidden)).toEqual({ kind: 'seats', counts: [1, 2, 1], goal: 3 });
    expect(gaugeOf('tuxedo-2', hidden)).toEqual({ kind: 'seats', counts: [1, 2, 1], goal: 2 });
    expect(gaugeOf('ginger-tricks', hidden)).toEqual({ kind: 'seats', counts: [1, 2, 1], goal: null });
  });

  it('is what the view counts for those that count cards', () => {
    expect(gaugeOf('grey-8', known)).toEqual({ kind: 'seats', counts: [1, 2, 0], goal: null });
    expect(say.countsHeard('grey-8', people, [1, 2, 0])).toBe('Most 8s: you 1, Ada 2, Bo 0.');
  });

  it('is hidden where the view hides it', () => {
    expect(gaugeOf('grey-8', { ...known, counts: null })).toEqual({ kind: 'hidden' });
    expect(gaugeOf('ginger-B', { ...known, counts: null })).toEqual({ kind: 'hidden' });
  });

  it('is one card for the Siamese', () => {
    expect(gaugeOf('siamese-P7', { ...known, counts: [0, 0, 0] })).toEqual({ kind: 'card', taken: false });
    expect(gaugeOf('siamese-P7', { ...known, counts: [0, 1, 0] })).toEqual({ kind: 'card', taken: true });
  });
});

describe('short names', () => {
  const named = (...names: string[]): string[] =>
    shortNames([{ name: 'You', you: true }, ...names.map((name) => ({ name, you: false }))], 1);

  it('keep the number of a bot', () => {
    expect(named('Greedy', 'Greedy 2', 'Greedy 3')).toEqual(['You', 'G', 'G2', 'G3']);
  });

  it('grow until they differ', () => {
    expect(named('Ada', 'Alan')).toEqual(['You', 'Ad', 'Al']);
  });

  it('are whole names when those are alike', () => {
    expect(named('Ada', 'Ada')).toEqual(['You', 'Ada', 'Ada']);
  });
});
