import { expect, it } from 'vitest';
import type { Paragraph, Rulebook } from '../wire';
import { explaining } from './asking';

const paragraph = (name: string, refusals: string[]): Paragraph => ({
  name,
  clauses: [],
  refusals,
  doubts: [],
  examples: [],
});

it('finds the paragraph behind a refusal, and none where no rule was broken', () => {
  const sections = [
    { name: 'aim', paragraphs: [paragraph('goal', [])] },
    { name: 'turn', paragraphs: [paragraph('lay', ['a.refusal-taken']), paragraph('square', ['a.refusal-outside'])] },
  ];
  const book: Rulebook = { game: 'a', params: {}, sections };
  expect(explaining(book, 'a.refusal-outside')).toBe('square');
  expect(explaining(book, 'wrong-turn')).toBeNull();
});
