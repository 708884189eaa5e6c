import { expect, it } from 'vitest';
import { kitchen } from './kitchen.example';
import { beginning, sceneAfter } from './scene';
import type { ChopChopEvent, MoveEvent, TileEvent } from './view';

const move = (text: string, from: string | null, took = false): MoveEvent => {
  const [piece = '', to = ''] = text.split(' ');
  return {
    type: 'move',
    seat: 0,
    move: text,
    piece: piece === 'place' ? 'cat' : piece,
    from,
    to,
    path: from ? [to] : [],
    took,
  };
};
const tile = (at: string, kind: TileEvent['tile'], effect: TileEvent['effect'], piece = 'm1'): TileEvent => ({
  type: 'tile',
  seat: 0,
  side: piece === 'cat' ? 'cat' : 'mice',
  at,
  piece,
  tile: kind,
  effect,
  lost_roll: false,
});

it('begins with a tile on every square but under the legs', () => {
  const scene = beginning(kitchen);
  expect(scene.down.size).toBe(38);
  expect(scene.mice).toEqual(['N', 'E', 'S', 'W']);
  expect(scene.open).toEqual([false, false, false, false]);
});

it('tells what happened and no more', () => {
  const story: ChopChopEvent[] = [
    move('place d4', null),
    move('m1 d1', 'N'),
    tile('d1', 'cheese', 'taken'),
    move('cat d5', 'd4'),
    tile('d5', 'cheese', 'uncovered', 'cat'),
    move('cat c5', 'd5'),
    tile('c5', 'broken', 'nothing', 'cat'),
    move('m3 d5', 'S', true),
    move('cat d5', 'c5'),
    { type: 'caught', mouse: 3 },
  ];
  const scene = sceneAfter(story, kitchen);
  expect(scene).toMatchObject({ mice: ['d1', 'E', null, 'W'], cat: 'd5', stash: 2 });
  expect(scene.open).toEqual([true, false, true, false]);
  expect(scene.cheese.size).toBe(0);
  expect(scene.down.size).toBe(35);
  expect(sceneAfter(story.slice(0, 5), kitchen).cheese).toEqual(new Set(['d5']));
});

it('takes a cheese with the fork and stays where it is when a turn passes', () => {
  const story: ChopChopEvent[] = [
    tile('b2', 'cheese', 'uncovered', 'cat'),
    move('fork b2', null, true),
    { type: 'move', seat: 0, move: 'pass', piece: null, from: null, to: null, path: [], took: false },
  ];
  const scene = sceneAfter(story, kitchen);
  expect([...scene.cheese, scene.stash]).toEqual([1]);
  expect(scene.mice).toEqual(['N', 'E', 'S', 'W']);
});
