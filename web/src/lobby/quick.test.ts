import { expect, it } from 'vitest';
import type { GameOnShelf } from '../table/protocol';
import { chosenOptions, quickTable } from './quick';

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
