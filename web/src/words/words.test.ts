import { expect, it } from 'vitest';
import { en } from './en';

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

const say = en.games['cheese-rescue'];
const ada = { name: 'Ada', you: false };
const you = { name: 'You', you: true };

it('raises its voice for wins only', () => {
  const loud = strings(en).filter((text) => text.replaceAll(en.games['chop-chop'].name, '').includes('!'));
  expect(loud).toEqual([]);
  expect(say.count.won(ada, 7, [5])).toContain('!');
});

it('counts one and many', () => {
  expect(say.scoreNow(ada, 1)).toBe('Ada: 1 point if it ended now.');
  expect(say.scoreNow(ada, 0)).toBe('Ada: 0 points if it ended now.');
  expect(say.count.fled(1)).toBe('1 cat sits beside a dog and runs away.');
  expect(say.count.fled(3)).toBe('3 cats sit beside a dog and run away.');
  expect(en.waiting.status(1)).toBe('Waiting for 1 more player.');
});

it('speaks to you and about others', () => {
  expect(say.move(you, 'cat', 1, -2)).toBe('You lay a cat at column 1, row -2.');
  expect(say.move(ada, 'c3', 0, 1)).toBe('Ada lays a cheese 3 at column 0, row 1.');
  expect(say.draw(you, 'dog')).toBe('You draw a dog.');
  expect(say.draw(ada, null)).toBe('Ada draws an animal.');
});

it('names a cell by what lies beside it', () => {
  expect(say.layAt('cat', 1, -2, ['dog'])).toBe('lay cat at column 1, row -2, beside dog');
  expect(say.layAt('c1', 0, 0, [])).toBe('lay cheese 1 at column 0, row 0');
});
