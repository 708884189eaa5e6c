import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { check, remember } from './seal';

// SHA-256 of 32 zero bytes, as any tool has it.
const KEY = '00'.repeat(32);
const SEAL = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const OTHER = 'ab'.repeat(32);
const fair = { commitment: SEAL, key: KEY, holds: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('holds the key against the seal that it saw before', () => {
  remember({ id: 'a', state: 'waiting', commitment: SEAL });
  expect(check(fair, 'a')).toBe('kept');
  expect(check(fair, 'b')).toBe('told');
});

it('does not believe a server that tells another seal afterwards', () => {
  remember({ id: 'a', state: 'playing', commitment: OTHER });
  remember({ id: 'a', state: 'playing', commitment: SEAL });
  expect(check(fair, 'a')).toBe('other-key');
});

it('takes no seal from after the end for one from before', () => {
  remember({ id: 'a', state: 'over', commitment: SEAL });
  expect(check(fair, 'a')).toBe('told');
});

it('says what is wrong or cannot be checked', () => {
  expect(check({ ...fair, commitment: OTHER }, null)).toBe('other-key');
  expect(check({ ...fair, key: 'no key' }, null)).toBe('other-key');
  expect(check({ ...fair, holds: false }, null)).toBe('astray');
  expect(check({ ...fair, holds: null }, null)).toBe('astray');
  expect(check({ ...fair, key: null }, null)).toBe('no-key');
  expect(check({ ...fair, commitment: null, holds: null }, null)).toBe('no-seal');
});

it('remembers the tables seen last, and gets along with a browser that forbids it', () => {
  for (let i = 0; i < 250; i += 1) remember({ id: `t${i}`, state: 'waiting', commitment: SEAL });
  expect(check(fair, 't249')).toBe('kept');
  expect(check(fair, 't49')).toBe('told');
  const forbid = (): never => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  remember({ id: 'a', state: 'waiting', commitment: SEAL });
  expect(check(fair, 'a')).toBe('told');
});

it('gets along with whatever else is written there', () => {
  localStorage.setItem('cheeseboard-seals', '{"no": "list"}');
  remember({ id: 'a', state: 'waiting', commitment: SEAL });
  expect(check(fair, 'a')).toBe('kept');
});
