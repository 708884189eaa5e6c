import { expect, it } from 'vitest';
import { LEVELS, Taste, type Keep } from './tastes.svelte';

function keepWith(found: Record<string, string> = {}): Keep & { found: Record<string, string> } {
  return { found, read: (name) => found[name] ?? null, write: (name, value) => (found[name] = value) };
}

it('begins with the usual and remembers what is chosen', () => {
  const keep = keepWith();
  const level = new Taste<number>('level', LEVELS, 2, keep);
  expect(level.value).toBe(2);
  level.value = 4;
  expect(level.value).toBe(4);
  expect(new Taste<number>('level', LEVELS, 2, keep).value).toBe(4);
});

it('takes nothing from the keep that is no choice', () => {
  expect(new Taste<number>('level', LEVELS, 2, keepWith({ level: '9' })).value).toBe(2);
  expect(new Taste<boolean>('chances', [true, false], false, keepWith({ chances: 'true' })).value).toBe(true);
});
