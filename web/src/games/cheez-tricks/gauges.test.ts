import { describe, expect, it } from 'vitest';
import { say } from '../../words';
import { gaugeOf, shortNames } from './gauges';
import type { CatSeen } from './wire';

const people = ['You', 'Ada', 'Bo'].map((name) => ({ name, you: name === 'You' }));

function cat(cat: string, looks: CatSeen['looks'], goal: number | null, counts: number[] | null): CatSeen {
  return { cat, looks, goal, counts, caught: [] };
}
const black = cat('black-7', 'trick', 7, [1, 2, 1]);
const tuxedo = cat('tuxedo-2', 'count', 2, [1, 2, 0]);
const grey = cat('grey-8', 'count', null, [1, 2, 0]);
const siamese = cat('siamese-P7', 'card', null, [0, 0, 0]);

describe('how near a cat is', () => {
  it('is a trick on a track, what each has, or one card', () => {
    expect(gaugeOf(black, 5, 12)).toEqual({ kind: 'track', target: 7, now: 5, of: 12 });
    expect(gaugeOf(tuxedo, 5, 12)).toEqual({ kind: 'seats', counts: [1, 2, 0], goal: 2 });
    expect(gaugeOf(grey, 5, 12)).toEqual({ kind: 'seats', counts: [1, 2, 0], goal: null });
    expect(gaugeOf(siamese, 5, 12)).toEqual({ kind: 'card', taken: false });
    expect(gaugeOf({ ...siamese, counts: [0, 1, 0] }, 5, 12)).toEqual({ kind: 'card', taken: true });
  });

  it('is hidden where the view hides it', () => {
    expect(gaugeOf({ ...grey, counts: null }, 5, 12)).toEqual({ kind: 'hidden' });
  });

  it('is heard in whole sentences', () => {
    const heard = (seen: CatSeen, seats: number[] = [], aside = false): string =>
      say('cheez-tricks.cat-heard', { cat: seen.cat, seats, aside, ...gaugeOf(seen, 5, 12) }, people);
    expect(heard(black)).toBe('The black cat catches whoever wins trick 7, at once. Now trick 5 is played.');
    expect(heard(black, [0, 1])).toBe('The black cat catches whoever wins trick 7, at once. It caught Ada and you.');
    expect(heard(grey)).toMatch(/ Now you 1, Ada 2, Bo 0\.$/);
    expect(heard({ ...grey, counts: null })).toMatch(/ends\. Won cards lie face down: remember them\.$/);
    expect(heard(siamese)).toMatch(/at once\. Nobody has taken it yet\.$/);
    expect(heard(siamese, [], true)).toMatch(/at once\. Nobody has taken it; it may be set aside\.$/);
    expect(heard({ ...siamese, counts: [0, 1, 0] })).toMatch(/at once\. The card is taken\.$/);
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
