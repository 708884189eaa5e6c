import { expect, it } from 'vitest';
import { nextInRow } from './row';

it('walks along the hand without wrapping', () => {
  expect(nextInRow(0, 'ArrowLeft', 8)).toBe(0);
  expect(nextInRow(3, 'ArrowRight', 8)).toBe(4);
  expect(nextInRow(7, 'ArrowRight', 8)).toBe(7);
  expect(nextInRow(3, 'Home', 8)).toBe(0);
  expect(nextInRow(3, 'End', 8)).toBe(7);
  expect(nextInRow(3, 'a', 8)).toBe(3);
});
