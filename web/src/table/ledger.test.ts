import { describe, expect, it } from 'vitest';
import { emptyLedger, receive, send, unconfirmed, type Ledger } from './ledger';
import type { Event, Refused, TableInfo, Update } from '../wire';

const table: TableInfo = {
  id: 't',
  game: 'cheese-rescue',
  players: 2,
  options: {},
  state: 'playing',
  commitment: '',
  key: null,
  seats: [],
  you: 0,
  created: '',
  pace: 'usual',
};
const happenings = (from: number, to: number): Event[] =>
  Array.from({ length: to - from }, (_, i) => ({ type: `event ${from + i}` }));
const update = (since: number, to: number, moves: number): Update => ({
  type: 'update',
  table,
  moves,
  since,
  events: happenings(since, to),
  shows: since === 0 ? null : happenings(since, to).map(({ type }) => ({ game: type })),
  view: null,
});
const refused = (move: string): Refused => ({
  type: 'refused',
  error: 'It does not fit.',
  code: 'no-fit',
  params: {},
  move,
});
const after = (...messages: Update[]): Ledger =>
  messages.reduce((ledger, message) => receive(ledger, message).ledger, emptyLedger());

describe('events', () => {
  it('are kept in order as updates continue them', () => {
    expect(after(update(0, 3, 1), update(3, 5, 2)).events).toEqual(happenings(0, 5));
  });

  it('that overlap with known ones are told once', () => {
    const reading = receive(after(update(0, 4, 2)), update(2, 6, 3));
    expect(reading.steps).toEqual(happenings(4, 6).map((event) => ({ event, shows: { game: event.type } })));
    expect(reading.ledger.events).toEqual(happenings(0, 6));
  });

  it('with a gap before them are not believed: the story is asked for again', () => {
    const known = after(update(0, 3, 1));
    const reading = receive(known, update(5, 6, 4));
    expect(reading.reload).toBe(true);
    expect(reading.ledger).toBe(known);
  });

  it('fewer than known (a restored server) mean asking again from the beginning', () => {
    expect(receive(after(update(0, 9, 4)), update(9, 9, 2)).reload).toBe(true);
    expect(receive(after(update(0, 9, 4)), update(5, 6, 2)).reload).toBe(true);
  });

  it('told from the beginning take the place of ours', () => {
    const reading = receive(after(update(0, 9, 4)), update(0, 4, 2));
    expect(reading.replaced).toBe(true);
    expect(reading.ledger.events).toEqual(happenings(0, 4));
    expect(reading.ledger.moves).toBe(2);
  });
});

describe('a move that was sent', () => {
  const playing = after(update(0, 3, 6));

  it('carries the number of moves seen', () => {
    expect(send(playing, 'cat 0,1').message).toEqual({ type: 'move', move: 'cat 0,1', moves: 6 });
  });

  it('is confirmed by the update that follows it', () => {
    const { ledger } = send(playing, 'cat 0,1');
    expect(receive(ledger, update(3, 5, 7)).ledger.sent).toBeNull();
  });

  it('is not confirmed by an update that only says who is here', () => {
    const { ledger } = send(playing, 'cat 0,1');
    expect(receive(ledger, update(3, 3, 6)).ledger.sent?.move).toBe('cat 0,1');
  });

  it('is sent again after a reconnection, with the same number, when the server never got it', () => {
    const { ledger, message } = send(playing, 'cat 0,1');
    expect(unconfirmed(receive(ledger, update(3, 3, 6)).ledger)).toEqual(message);
  });

  it('is not sent again when the server had got it', () => {
    const { ledger } = send(playing, 'cat 0,1');
    expect(unconfirmed(receive(ledger, update(3, 5, 7)).ledger)).toBeNull();
  });

  it('is given up when the server refuses it, with the reason', () => {
    const { ledger } = send(playing, 'cat 9,9');
    const reading = receive(ledger, refused('cat 9,9'));
    expect(reading.refusal?.code).toBe('no-fit');
    expect(reading.ledger.sent).toBeNull();
  });

  it('that already counts is not reported as refused when its double is', () => {
    const reading = receive(playing, refused('cat 0,1'));
    expect(reading.refusal).toBeNull();
  });
});
