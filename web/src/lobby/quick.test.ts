import { expect, it } from 'vitest';
import { offered } from '../table/bots';
import type { Role } from '../table/kit';
import type { GameInfo } from '../wire';
import { chosenOptions, countsFor, friendsTable, opponent, ownWay, quickTable, usualChoices } from './quick';

const game: GameInfo = {
  name: 'cheese-rescue',
  players: [2, 3, 4],
  minutes: 15,
  age: 7,
  bots: [
    { bot: 'search:1', level: 1, name: 'Pip' },
    { bot: 'search:2', level: 2, name: 'Biscuit' },
    { bot: 'greedy', level: null, name: 'greedy' },
    { bot: 'random', level: null, name: 'random' },
    { bot: 'mine:Bot', level: null, name: 'Mine' },
  ],
  options: [
    { name: 'area', default: 'floating', choices: { '2': ['floating', 'centred'] }, for_beginners: null },
    { name: 'first', default: '0', choices: { '2': ['0', '1'] }, for_beginners: null },
  ],
  facts: [],
  credits: { authors: [], illustrators: [], publishers: [] },
  hidden: true,
  lessons: [],
};

it('plays now with the fewest players, against the level one likes', () => {
  const wanted = {
    game: 'cheese-rescue',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'search:2' }],
    pace: 'usual',
  };
  expect(quickTable(game, 2, 'usual', false)).toEqual(wanted);
  expect(opponent(game, 5)?.name).toBe('Pip');
});

it('leaves every other chair open for friends', () => {
  expect(friendsTable(game, 3, 'usual', false).seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
});

it('offers the levels and the bots of the host, not those that only stand in', () => {
  expect(offered(game.bots).map(({ name }) => name)).toEqual(['Pip', 'Biscuit', 'Mine']);
});

it('sends only the options that differ from the usual', () => {
  expect(chosenOptions(game, { area: 'centred', first: '0' })).toEqual({ area: 'centred' });
});

it('seats me by my role', () => {
  const role: Role = {
    key: 'last',
    seating: (players) => (players > 2 ? { me: players - 1, options: { first: '2' }, titles: [] } : null),
  };
  expect(countsFor(game, role)).toEqual([3, 4]);
  expect(quickTable(game, 1, 'calm', true, role)).toEqual({
    game: 'cheese-rescue',
    options: { first: '2' },
    seats: [{ kind: 'bot', bot: 'search:1' }, { kind: 'bot', bot: 'search:1' }, { kind: 'me' }],
    pace: 'calm',
  });
});

it('offers beginners what the rulebook advises, until they know better', () => {
  const options = game.options.map((option) =>
    option.name === 'area' ? { ...option, for_beginners: 'centred' } : option,
  );
  const kindly = { ...game, options };
  expect(usualChoices(kindly, true)).toEqual({ area: 'centred', first: '0' });
  expect(usualChoices(kindly, false)).toEqual({ area: 'floating', first: '0' });
  expect(quickTable(kindly, 2, 'usual', true).options).toEqual({ area: 'centred' });
  expect(quickTable(kindly, 2, 'usual', false).options).toEqual({});
  expect(ownWay(kindly, { area: 'floating', first: '0' })).toBe(true);
  expect(ownWay(kindly, { area: 'centred', first: '1' })).toBe(false);
});
