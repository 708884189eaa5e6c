import { expect, it } from 'vitest';
import { peopleAt } from './people';
import { Notes } from './notes.svelte';
import type { Seat, TableInfo } from '../wire';

const pip: Seat = { kind: 'bot', name: 'Mine', bot: 'mine:Bot', here: true, stands_in_for: null };
const table = (seat: Seat): TableInfo => ({
  id: 't',
  game: 'cheese-rescue',
  players: 2,
  options: {},
  state: 'playing',
  commitment: '',
  key: null,
  seats: [{ kind: 'person', name: 'Ada', bot: null, here: true, stands_in_for: null }, seat],
  you: 0,
  created: '',
  pace: 'usual',
});
const replaced = table({ ...pip, name: 'greedy', bot: 'greedy', stands_in_for: 'mine' });

it('says once, and where it happened, that a bot was replaced', () => {
  const notes = new Notes();
  notes.read(table(pip), peopleAt(table(pip)), 4);
  expect(notes.all).toEqual([]);
  notes.read(replaced, peopleAt(replaced), 7);
  notes.read(replaced, peopleAt(replaced), 9);
  expect(notes.all).toEqual([
    { seat: 1, after: 7, fresh: true, sentence: 'Mine is out of order. Greedy plays on instead.' },
  ]);
});

it('is no news to whoever comes later', () => {
  const notes = new Notes();
  notes.read(replaced, peopleAt(replaced), 7);
  expect(notes.all).toMatchObject([{ after: 0, fresh: false }]);
});
