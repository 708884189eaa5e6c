import { describe, expect, it } from 'vitest';
import { words } from '../../words';
import { asked, whyNot } from './expected';
import { sentence } from './sentences';
import { namedBy, nameTrump, sorted, type CheezTricksEvent } from './view';

const say = words.games['cheez-tricks'];
const you = { name: 'You', you: true };
const ada = { name: 'Ada', you: false };
const people = [you, ada];

describe('what happened, in words', () => {
  const told = (event: CheezTricksEvent): string => sentence(event, people);

  it('has a sentence for every event', () => {
    expect(told({ type: 'round', round: 2, first: 0 })).toBe('Round 2. You lead the first trick.');
    expect(told({ type: 'deal', seat: 0, count: 3, cards: ['S1', 'S4', 'B10'] })).toBe(
      'You are dealt Swiss 1 4 and Brie 10.',
    );
    expect(told({ type: 'deal', seat: 1, count: 3, cards: null })).toBe('Ada is dealt 3 cards.');
    expect(told({ type: 'aside', count: 8 })).toBe('8 cards are set aside unseen.');
    expect(told({ type: 'cats', cats: ['black-7', 'siamese-P7', 'grey-B'] })).toBe(
      'The cats of this round: black cat, wins trick 7; Siamese, takes Parmesan 7; grey cat, most Brie.',
    );
    expect(told({ type: 'trump', trump: 'R', seat: null, move: null })).toBe('Roquefort is drawn as trump.');
    expect(told({ type: 'trump', trump: 'R', seat: 1, move: 'trump R' })).toBe('Ada makes Roquefort trump.');
    expect(told({ type: 'move', seat: 0, move: 'P7', card: 'P7' })).toBe('You play Parmesan 7.');
    expect(told({ type: 'trick', seat: 1, number: 3 })).toBe('Ada takes trick 3.');
    expect(told({ type: 'caught', seat: 0, cat: 'grey-8' })).toBe('The grey cat catches you: most 8s.');
    expect(told({ type: 'score', round: 1, tricks: [], cats: [], points: [6, 2], totals: [6, 2] })).toBe(
      'Round 1 is scored: you 6, Ada 2.',
    );
    expect(told({ type: 'end', points: [9, 4], winners: [0], reason: 'points' })).toBe(
      'The game is over: you 9, Ada 4.',
    );
  });
});

describe('the cats, in words', () => {
  it('say whom they catch', () => {
    expect(['black-7', 'white-3', 'siamese-S8', 'grey-tricks', 'ginger-3', 'tuxedo-1'].map(say.condition)).toEqual([
      'Wins trick 7',
      'First to 3 tricks',
      'Takes Swiss 8',
      'Most tricks',
      'Fewest 3s',
      'Exactly 1 trick',
    ]);
  });

  it('say when', () => {
    expect(say.explained('white-3')).toContain('at once');
    expect(say.explained('ginger-B')).toContain('when the round ends');
  });

  it('are told apart on a sheet even when two are of a breed', () => {
    expect(say.sheet.cat('grey-B', false)).toBe('grey');
    expect(say.sheet.cat('grey-B', true)).toBe('grey B');
  });
});

describe('what is asked of you', () => {
  const trick = [{ seat: 1, card: 'B7' }];

  it('is to lead, to follow, or to play anything', () => {
    expect(asked({ trick: [], hand: ['S1'], legal: ['S1'] })).toBe('Your turn: lead any card.');
    expect(asked({ trick, hand: ['S1', 'B2'], legal: ['B2'] })).toBe('Your turn: follow with Brie.');
    expect(asked({ trick, hand: ['S1'], legal: ['S1'] })).toBe('Your turn: you have no Brie, play any card.');
  });

  it('is explained by a card that cannot be played', () => {
    const asks = { trick, hand: ['S1', 'B2'], legal: ['B2'] };
    expect(whyNot('S1', asks, true, you)).toBe('You hold Brie, so you must follow.');
    expect(whyNot('B2', asks, true, you)).toBe('');
    expect(whyNot('B2', asks, false, ada)).toBe('Not yet: Ada is to play.');
  });
});

it('sorts a hand by variety, then by value', () => {
  expect(sorted(['B1', 'S10', 'P3', 'S2', 'R5', 'B10', 'B9'])).toEqual(['S2', 'S10', 'R5', 'P3', 'B1', 'B9', 'B10']);
});

it('knows a card from the naming of trump', () => {
  expect(namedBy(nameTrump('R'))).toBe('R');
  expect(namedBy('R7')).toBeNull();
});
