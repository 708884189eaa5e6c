import { expect, it } from 'vitest';
import { again, laidAs } from './again';
import { peopleAt } from './kit';
import type { TableCard } from './protocol';

const table: TableCard = {
  id: 't',
  game: 'cheese-rescue',
  players: 4,
  options: { area: 'centred' },
  state: 'over',
  commitment: '',
  key: 'k',
  seats: [
    { kind: 'bot', name: 'greedy', bot: 'greedy', here: true },
    { kind: 'person', name: 'Ada', bot: null, here: true },
    { kind: 'person', name: 'Bo', bot: null, here: false },
    { kind: 'bot', name: 'greedy', bot: 'greedy', here: true },
  ],
  you: 1,
  created: '',
};

it('plays again at the same kind of table, with a free seat for whoever was there', () => {
  expect(laidAs(table)).toEqual({
    game: 'cheese-rescue',
    options: { area: 'centred' },
    seats: ['greedy', 'me', 'open', 'greedy'],
  });
});

it('is offered to those who played, after the end', () => {
  expect(again(table)).toBe(true);
  expect(again({ ...table, you: null })).toBe(false);
  expect(again({ ...table, state: 'playing' })).toBe(false);
});

it('tells two bots of one kind apart', () => {
  expect(peopleAt(table).map(({ name }) => name)).toEqual(['Greedy', 'You', 'Bo', 'Greedy 2']);
});
