import { expect, it } from 'vitest';
import { momentSearch, readMoment, replayPath } from './moment';

it('reads back what it wrote', () => {
  for (const moment of [
    { move: 0, eyes: 'all', better: false },
    { move: 12, eyes: 3, better: true },
  ] as const)
    expect(readMoment(momentSearch(moment))).toEqual(moment);
});

it('takes what makes no sense for nothing', () => {
  for (const search of ['', '?move=-1&seat=all', '?move=1e3&seat=x&better=yes', '?move=99999999&seat=1.5'])
    expect(readMoment(search)).toEqual({ move: 0, eyes: 'all', better: false });
});

it('leads to a moment of a table', () => {
  expect(replayPath('k3v9')).toBe('/replay/k3v9');
  expect(replayPath('k3v9', { move: 4, better: true })).toBe('/replay/k3v9?move=4&seat=all&better=1');
});
