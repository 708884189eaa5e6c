import { describe, expect, it } from 'vitest';
import { say } from '../../words';
import { gaugeOf, shortNames } from './gauges';

const people = ['You', 'Ada', 'Bo'].map((name) => ({ name, you: name === 'You' }));
const seen = (cat: string, counts: number[] | null) => ({ cat, counts, caught: [] });

describe('how near a cat is', () => {
  it('is a trick on a track for the black one', () => {
    expect(gaugeOf(seen('black-7', [1, 2, 1]), 5, 12)).toEqual({ kind: 'track', target: 7, now: 5, of: 12 });
    expect(say('cheez-tricks.track-heard', { target: 7, now: 5 })).toBe('Trick 7: now trick 5.');
  });

  it('is what the view counts, with the number that the white one and the tuxedo look for', () => {
    expect(gaugeOf(seen('white-3', [1, 2, 1]), 5, 12)).toEqual({ kind: 'seats', counts: [1, 2, 1], goal: 3 });
    expect(gaugeOf(seen('tuxedo-2', [1, 2, 1]), 5, 12)).toEqual({ kind: 'seats', counts: [1, 2, 1], goal: 2 });
    expect(gaugeOf(seen('grey-8', [1, 2, 0]), 5, 12)).toEqual({ kind: 'seats', counts: [1, 2, 0], goal: null });
    expect(say('cheez-tricks.counts-heard', { counts: [1, 2, 0] }, people)).toBe('Now you 1, Ada 2, Bo 0.');
  });

  it('is hidden where the view hides it', () => {
    expect(gaugeOf(seen('grey-8', null), 5, 12)).toEqual({ kind: 'hidden' });
    expect(gaugeOf(seen('ginger-B', null), 5, 12)).toEqual({ kind: 'hidden' });
  });

  it('is one card for the Siamese', () => {
    expect(gaugeOf(seen('siamese-P7', [0, 0, 0]), 5, 12)).toEqual({ kind: 'card', taken: false });
    expect(gaugeOf(seen('siamese-P7', [0, 1, 0]), 5, 12)).toEqual({ kind: 'card', taken: true });
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
