import { expect, it } from 'vitest';
import { company } from './company';

it('has each breed once, as it first came, fed if it ever caught anybody', () => {
  const sheet = [
    {
      cats: [
        { cat: 'black-7', caught: [] },
        { cat: 'grey-8', caught: [1] },
      ],
    },
    {
      cats: [
        { cat: 'black-2', caught: [0] },
        { cat: 'tuxedo-2', caught: [] },
      ],
    },
  ];
  expect(company(sheet)).toEqual([
    { breed: 'black', what: '7', fed: true },
    { breed: 'grey', what: '8', fed: true },
    { breed: 'tuxedo', what: '2', fed: false },
  ]);
});
