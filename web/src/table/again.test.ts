import { expect, it } from 'vitest';
import { again, laidAs } from './again';
import { peopleAt } from './people';
import type { TableInfo } from '../wire';

const table: TableInfo = {
  id: 't',
  game: 'cheese-rescue',
  players: 4,
  options: { area: 'centred' },
  state: 'over',
  commitment: '',
  key: 'k',
  seats: [
    { kind: 'bot', name: 'Pip', bot: 'search:1', here: true, stands_in_for: null },
    { kind: 'person', name: 'Ada', bot: null, here: true, stands_in_for: null },
    { kind: 'person', name: 'Bo', bot: null, here: false, stands_in_for: null },
    { kind: 'bot', name: 'Pip', bot: 'search:1', here: true, stands_in_for: null },
  ],
  you: 1,
  created: '',
  pace: 'brisk',
};

it('plays again at the same kind of table, with a free seat for whoever was there', () => {
  expect(laidAs(table)).toEqual({
    game: 'cheese-rescue',
    options: { area: 'centred' },
    seats: ['search:1', 'me', 'open', 'search:1'],
    pace: 'brisk',
  });
});

it('is offered to those who played, after the end', () => {
  expect(again(table)).toBe(true);
  expect(again({ ...table, you: null })).toBe(false);
  expect(again({ ...table, state: 'playing' })).toBe(false);
});

it('tells two bots of one name apart', () => {
  expect(peopleAt(table).map(({ name }) => name)).toEqual(['Pip', 'You', 'Bo', 'Pip 2']);
});
