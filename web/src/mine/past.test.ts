import { beforeAll, describe, expect, it } from 'vitest';
import type { Played, Seat } from '../wire';
import { say, speak } from '../words';
import { atOneDevice, peopleIn, stoodIn, tellingPoints, when, youWon } from './past';

const seat = (name: string | null, more: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name,
  bot: null,
  stands_in: null,
  here: false,
  away: null,
  yours: false,
  score: null,
  ...more,
});
const ME = seat('Anna', { yours: true });
const BO = seat('Bo');
const PIP = seat('Pip', { kind: 'bot', bot: 'search:1' });
const played = (seats: Seat[], points: number[], winners: number[]): Played => ({
  table: 't',
  game: 'cheese-rescue',
  at: 0,
  seats,
  you: seats.findIndex(({ yours }) => yours),
  points,
  winners,
  ended: null,
});

beforeAll(() => speak('en'));

describe('who won', () => {
  const told = (match: Played): string => say('games-past-won', { winners: match.winners }, peopleIn(match));

  it('is you, somebody else, or both', () => {
    expect(told(played([ME, BO], [3, 1], [0]))).toBe('You won');
    expect(told(played([ME, BO], [1, 3], [1]))).toBe('Bo won');
    expect(told(played([ME, seat(null)], [1, 3], [1]))).toBe('Guest won');
    expect(youWon(played([BO, ME], [3, 3], [0, 1]))).toBe(true);
    expect(youWon(played([BO, ME], [3, 1], [0]))).toBe(false);
  });

  it('goes by name where several shared a device', () => {
    const shared = played([ME, seat('Little Bo', { yours: true })], [3, 1], [0]);
    expect(atOneDevice(shared)).toBe(true);
    expect(told(shared)).toBe('Anna won');
    expect(youWon(shared)).toBe(false);
  });
});

describe('points', () => {
  it('are told where it was won by them', () => {
    expect(tellingPoints(played([ME, BO], [3, 1], [0]))).toEqual([3, 1]);
    expect(tellingPoints(played([ME, BO], [3, 3], [0]))).toEqual([3, 3]);
  });
  it('are not where they cannot be compared, or where nobody came to count', () => {
    expect(tellingPoints(played([ME, BO, PIP], [3, 2, 2], [1, 2]))).toBeNull();
    expect(tellingPoints(played([ME, BO], [], [0]))).toBeNull();
  });
});

it('tells for whom a bot finished, which is nobody where a bot played for itself', () => {
  const left = seat('Bo', { bot: 'greedy', stands_in: 'left' });
  expect(stoodIn(played([ME, left, PIP], [1, 2, 3], [2]))).toEqual([1]);
  expect(stoodIn(played([ME, PIP], [1, 2], [1]))).toEqual([]);
});

it('tells the time of today, the day of this year, and the year of what is longer ago', () => {
  const now = new Date(2026, 10, 16, 20, 15).getTime();
  expect(when(new Date(2026, 10, 16, 9, 5).getTime(), now)).toMatch(/^9:05/);
  expect(when(new Date(2026, 10, 15, 23, 59).getTime(), now)).toBe('Nov 15');
  expect(when(new Date(2025, 11, 24, 12).getTime(), now)).toBe('Dec 24, 2025');
});
