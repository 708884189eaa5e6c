import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../table/protocol';
import { faceDown, sceneAfter } from './scene';
import type { CheezTricksEvent } from './view';

const cats = [
  { cat: 'black-1', caught: [1] },
  { cat: 'grey-B', caught: [0, 1] },
  { cat: 'white-3', caught: [] },
];
const story: CheezTricksEvent[] = [
  { type: 'round', round: 1, first: 1 },
  { type: 'deal', seat: 0, count: 2, cards: ['B4', 'S10'] },
  { type: 'deal', seat: 1, count: 2, cards: null },
  { type: 'aside', count: 8 },
  { type: 'cats', cats: cats.map(({ cat }) => cat) },
  { type: 'trump', trump: 'R', seat: null, move: null },
  { type: 'move', seat: 1, move: 'B7', card: 'B7' },
  { type: 'move', seat: 0, move: 'B4', card: 'B4' },
  { type: 'trick', seat: 1, number: 1 },
  { type: 'caught', seat: 1, cat: 'black-1' },
  { type: 'move', seat: 1, move: 'R2', card: 'R2' },
  { type: 'move', seat: 0, move: 'S10', card: 'S10' },
  { type: 'trick', seat: 1, number: 2 },
  { type: 'score', round: 1, tricks: [0, 2], cats, points: [0, 2], totals: [0, 2] },
  { type: 'round', round: 2, first: 0 },
];
const after = (events: number): ReturnType<typeof sceneAfter> => sceneAfter(story.slice(0, events), 2, 0);

describe('the table as far as it has been told', () => {
  it('begins with the deal: a sorted hand, numbers for the others', () => {
    const scene = after(6);
    expect(scene.hand).toEqual(['S10', 'B4']);
    expect(scene.held).toEqual([2, 2]);
    expect(scene).toMatchObject({ round: 1, leader: 1, trump: 'R', trick: [] });
    expect(scene.cats.map(({ cat }) => cat)).toEqual(['black-1', 'grey-B', 'white-3']);
  });

  it('lays cards in playing order and takes them from the hand', () => {
    const scene = after(8);
    expect(scene.trick).toEqual([
      { seat: 1, card: 'B7' },
      { seat: 0, card: 'B4' },
    ]);
    expect(scene.hand).toEqual(['S10']);
    expect(scene.held).toEqual([1, 1]);
  });

  it('keeps the last trick until the next card is led', () => {
    const scene = after(9);
    expect(scene.last.map(({ card }) => card)).toEqual(['B7', 'B4']);
    expect(scene).toMatchObject({ taker: 1, leader: 1, trick: [], tricks: [0, 1] });
    expect(after(11)).toMatchObject({ last: [], taker: null, trick: [{ seat: 1, card: 'R2' }] });
  });

  it('marks whom a cat caught', () => {
    expect(after(9).cats[0]?.caught).toEqual([]);
    expect(after(10).cats[0]?.caught).toEqual([1]);
  });

  it('writes the score down and clears the table for the next round', () => {
    expect(after(14)).toMatchObject({ totals: [0, 2], over: false });
    expect(after(15)).toMatchObject({ round: 2, leader: 0, trump: null, tricks: [0, 0], cats: [], last: [] });
    expect(after(15).sheet).toHaveLength(1);
  });

  it('has no hand for whoever watches', () => {
    expect(sceneAfter(story, 2, null).hand).toBeNull();
  });

  it('does not change the story it is told', () => {
    const before = JSON.stringify(story);
    after(story.length);
    expect(JSON.stringify(story)).toBe(before);
  });
});

describe('won cards that lie face down', () => {
  const events = (types: string): GameEvent[] =>
    [...types].map((type) => ({ type: { m: 'move', t: 'trick', r: 'round' }[type] ?? type }));

  it('are none while the first trick is the last one', () => {
    expect(faceDown(events('rmmt'))).toEqual(new Set());
    expect(faceDown(events('rmmtm'))).toEqual(new Set());
  });

  it('are those of every trick before the last one; who took it stays', () => {
    expect(faceDown(events('rmmtmmt'))).toEqual(new Set([1, 2]));
    expect(faceDown(events('rmmtmmtm'))).toEqual(new Set([1, 2]));
    expect(faceDown(events('rmmtmmtmmt'))).toEqual(new Set([1, 2, 4, 5]));
  });
});
