import { expect, it } from 'vitest';
import type { GameOnShelf } from '../table/protocol';
import type { Role } from '../table/kit';
import { chosenOptions, countsFor, quickTable } from './quick';

const game: GameOnShelf = {
  name: 'cheese-rescue',
  players: [2, 3, 4],
  minutes: 15,
  age: 7,
  bots: ['random', 'greedy'],
  options: [
    { name: 'area', default: 'floating', choices: { '2': ['floating', 'centred'] } },
    { name: 'first', default: '0', choices: { '2': ['0', '1'] } },
  ],
};

it('plays now with the fewest players and the best bot', () => {
  expect(quickTable(game)).toEqual({ game: 'cheese-rescue', options: {}, seats: ['me', 'greedy'] });
});

it('sends only the options that differ from the usual', () => {
  expect(chosenOptions(game, { area: 'centred', first: '0' })).toEqual({ area: 'centred' });
});

it('seats me by my role', () => {
  const role: Role = {
    key: 'last',
    label: '',
    line: '',
    seating: (players) => (players > 2 ? { me: players - 1, options: { first: '2' }, titles: [] } : null),
  };
  expect(countsFor(game, role)).toEqual([3, 4]);
  expect(quickTable(game, role)).toEqual({
    game: 'cheese-rescue',
    options: { first: '2' },
    seats: ['greedy', 'greedy', 'me'],
  });
});
