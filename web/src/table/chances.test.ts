import { expect, it } from 'vitest';
import { decided, percents, sharesOf, sidesOf } from './chances';

const people = ['You', 'Pip', 'Marble'].map((name, seat) => ({ name, you: seat === 0 }));

it('is everybody for themselves where seats have no titles', () => {
  expect(sidesOf(people)).toEqual([
    { seats: [0], name: 'You', you: true },
    { seats: [1], name: 'Pip', you: false },
    { seats: [2], name: 'Marble', you: false },
  ]);
});

it('puts those with one title on one side, whose chance counts once', () => {
  const sides = sidesOf(people, ['the mice', 'the mice', 'the cat']);
  expect(sides).toEqual([
    { seats: [0, 1], name: 'The mice', you: true },
    { seats: [2], name: 'Marble', you: false },
  ]);
  expect(sharesOf(sides, [0.75, 0.75, 0.25])).toEqual([0.75, 0.25]);
});

it('rounds to whole percents that add up', () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.125, 0.125, 0.75])).toEqual([13, 12, 75]);
  expect(percents([1, 0])).toEqual([100, 0]);
});

it('splits a win among those who share it', () => {
  expect(decided(3, [0, 2])).toEqual([0.5, 0, 0.5]);
});
