import { expect, it } from 'vitest';
import { cheeseValue, readMove, writeMove } from './view';

it('reads and writes moves in notation', () => {
  expect(readMove('cat 1,-2')).toEqual({ card: 'cat', cell: [1, -2] });
  expect(writeMove('c3', [0, 1])).toBe('c3 0,1');
});

it('reads the value of a cheese from its name', () => {
  expect(cheeseValue('c3')).toBe(3);
  expect(cheeseValue('cat')).toBe(0);
});
