import { describe, expect, it } from 'vitest';
import { emptyLedger, known, overhear, receive, send, unconfirmed, type Ledger } from './ledger';
import type { Entry, Event, Refused, Update, View } from '../wire';
import { tableOf } from './table.example';

const happenings = (from: number, to: number): Event[] =>
  Array.from({ length: to - from }, (_, i) => ({ type: `event ${from + i}` }));
const update = (since: number, to: number, moves: number): Update => ({
  type: 'update',
  table: tableOf(),
  moves,
  position: moves,
  undone: 0,
  since,
  events: happenings(since, to),
  shows: since === 0 ? null : happenings(since, to).map(({ type }) => ({ game: type })),
  log: [],
  entries: moves,
  view: null,
});
const refused = (to: string): Refused => ({
  type: 'refused',
  error: 'It does not fit.',
  code: 'no-fit',
  params: {},
  to,
});
const after = (...messages: Update[]): Ledger =>
  messages.reduce((ledger, message) => receive(ledger, message).ledger, emptyLedger());

describe('what an update leaves out', () => {
  const view: View = { game: '', players: 2, seat: 0, turn: 0, legal: ['a'], result: null, faded: 0 };

  it('of the table is as it was told before', () => {
    const ledger = after(update(0, 3, 1), { ...update(3, 3, 1), table: { may_undo: 'free' } });
    expect(ledger.table).toEqual({ ...tableOf(), may_undo: 'free' });
  });

  it('of the view is what events have shown, one after another, or as it was', () => {
    const shows = [{ turn: null, faded: 2 }, { turn: 1 }];
    const ledger = after({ ...update(0, 3, 1), view }, { ...update(3, 5, 2), shows, view: { legal: [] } });
    expect(ledger.view).toEqual({ ...view, turn: 1, faded: 2, legal: [] });
  });

  it('of a table whose story is told to somebody else is known all the same, and the view is not', () => {
    const ledger = overhear(after({ ...update(0, 3, 1), view }), { ...update(3, 3, 1), table: { you: 1 }, view: {} });
    expect(ledger.table).toEqual({ ...tableOf(), you: 1 });
    expect(ledger.view).toEqual(view);
  });
});

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
    const reading = receive(after(update(0, 9, 4)), { ...update(0, 4, 2), entries: 9 });
    expect(reading.replaced).toBe(true);
    expect(reading.ledger.events).toEqual(happenings(0, 4));
    expect(reading.ledger.moves).toBe(2);
  });
});

describe('a move that was sent', () => {
  const playing = after(update(0, 3, 6));

  it('carries the position that it was chosen for', () => {
    expect(send(playing, 'cat 0,1').message).toEqual({ type: 'move', move: 'cat 0,1', position: 6 });
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
    const reading = receive(ledger, refused('move'));
    expect(reading.refusal?.code).toBe('no-fit');
    expect(reading.ledger.sent).toBeNull();
  });

  it('that already counts is not reported as refused when its double is', () => {
    const reading = receive(playing, refused('move'));
    expect(reading.refusal).toBeNull();
  });
});

describe('after moves were taken back', () => {
  const playing = after(update(0, 9, 4));
  const anew: Update = { ...update(0, 9, 3), undone: 1, position: 11, entries: 12 };

  it('the story that is told anew takes the place of ours, however long it is', () => {
    const reading = receive(playing, anew);
    expect(reading.replaced).toBe(true);
    expect(reading.ledger).toMatchObject({ events: happenings(0, 9), moves: 3, undone: 1 });
  });

  it('a continuation of a story that we do not know is not believed', () => {
    expect(receive(playing, { ...update(9, 10, 4), undone: 1, entries: 12 }).reload).toBe(true);
  });

  it('a move on its way is given up', () => {
    const { ledger } = send(playing, 'cat 0,1');
    expect(receive(ledger, anew).ledger.sent).toBeNull();
  });
});

describe('the log', () => {
  const entry = (number: number): Entry => ({
    number,
    at: 0,
    type: 'chatted',
    events: 0,
    seat: 0,
    name: null,
    why: null,
    yes: null,
    text: `line ${number}`,
    table: null,
  });
  const numbers = (entries: Entry[]): number[] => entries.map(({ number }) => number);

  it('is kept in order, and what is told twice is kept once', () => {
    const first = receive(after(update(0, 3, 1)), { ...update(3, 3, 1), log: [entry(1), entry(3)], entries: 5 });
    const second = receive(first.ledger, { ...update(3, 3, 1), log: [entry(3), entry(6)], entries: 7 });
    expect(numbers(second.ledger.log)).toEqual([1, 3, 6]);
    expect(numbers(second.entries)).toEqual([6]);
    expect(known(second.ledger)).toEqual({ since: 3, undone: 0, entries: 7 });
  });

  it('is heard also where the rest is for other eyes', () => {
    const playing = after(update(0, 3, 1));
    const heard = overhear(playing, { ...update(3, 5, 2), log: [entry(4)], entries: 5 });
    expect(heard).toEqual({ ...playing, log: [entry(4)], entries: 5 });
  });

  it('that is shorter than ours (a restored server) means asking again from the beginning', () => {
    const playing = receive(after(update(0, 3, 1)), { ...update(3, 3, 1), entries: 9 }).ledger;
    expect(receive(playing, { ...update(0, 3, 1), entries: 4 }).reload).toBe(true);
  });
});

it('tells why something beside the game is refused, and a move on its way stays so', () => {
  const { ledger } = send(after(update(0, 3, 6)), 'cat 0,1');
  const reading = receive(ledger, refused('chat'));
  expect(reading.refusal?.to).toBe('chat');
  expect(reading.ledger.sent?.move).toBe('cat 0,1');
});
