import { describe, expect, it } from 'vitest';
import { say } from '../../words';
import { asked } from './expected';
import { namedBy } from './view';

describe('what is asked of you', () => {
  const trick = [{ seat: 1, card: 'B7' }];

  it('is to lead, to follow, or to play anything', () => {
    expect(asked({ trick: [], follow: null })).toBe('Your turn: lead any card.');
    expect(asked({ trick, follow: 'B' })).toBe('Your turn: follow with Brie.');
    expect(asked({ trick, follow: null })).toBe('Your turn: you have no Brie, play any card.');
  });

  it('is explained by a card that cannot be played', () => {
    expect(say('cheez-tricks.card-in-hand', { card: 'S1', trump: true, variety: 'B' })).toBe(
      'Swiss 1, trump. You hold Brie, so you must follow.',
    );
    expect(say('cheez-tricks.card-in-hand', { card: 'B2', trump: false, variety: null })).toBe('Brie 2');
  });
});

it('knows a card from the naming of trump', () => {
  expect(namedBy('trump R')).toBe('R');
  expect(namedBy('R7')).toBeNull();
});
