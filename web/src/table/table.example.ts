/** A table for tests: two people, of whom you are the first, playing. */
import type { Seat, TableInfo } from '../wire';

export const seatOf = (wanted: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name: 'Ada',
  bot: null,
  stands_in: null,
  here: true,
  away: null,
  yours: false,
  score: null,
  ...wanted,
});

export const tableOf = (wanted: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'cheese-rescue',
  players: 2,
  options: {},
  state: 'playing',
  commitment: '',
  key: null,
  seats: [seatOf({ yours: true }), seatOf({ name: 'Bo' })],
  you: 0,
  host: 0,
  hosting: true,
  created: '',
  pace: 'usual',
  listed: false,
  chat: true,
  patience: 60,
  clock: null,
  deadline: null,
  now: 0,
  watching: [],
  undo: null,
  may_undo: null,
  ended: null,
  again: [null, null],
  next: null,
  played: 0,
  ...wanted,
});
