import { expect, it } from 'vitest';
import { nearestSpot } from './landing';
import type { Cell } from './view';

const place = (left: number, top: number): DOMRect => ({ left, top, width: 50, height: 70 }) as DOMRect;
const spots = (
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as Cell[]
).map((cell) => ({
  cell,
  place: place(cell[0] * 50, cell[1] * 70),
}));

it('is the nearest cell', () => {
  expect(nearestSpot(place(30, 10), spots)).toEqual([1, 0]);
  expect(nearestSpot(place(10, 40), spots)).toEqual([0, 1]);
});

it('is none where the card is held a whole cell away from all of them', () => {
  expect(nearestSpot(place(160, 0), spots)).toBeNull();
  expect(nearestSpot(place(0, 0), [])).toBeNull();
});
