import { describe, expect, it } from 'vitest';
import type { Entry } from '../wire';
import { entrySaid, heardOf, notesOf } from './entries';

const people = [
  { name: 'You', you: true },
  { name: 'Bo', you: false },
];
const entry = (number: number, wanted: Partial<Entry>): Entry => ({
  number,
  at: 0,
  type: 'sat',
  events: 0,
  seat: 1,
  name: null,
  why: null,
  yes: null,
  text: null,
  table: null,
  ...wanted,
});

describe('what is said of an entry', () => {
  it.each([
    [{ type: 'bot-in', why: 'absent' }, 'A bot plays for Bo until they are back.'],
    [{ type: 'bot-out' }, 'Bo is back and plays again.'],
    [{ type: 'moved', why: 'late' }, 'Bo ran out of time, so a bot moved.'],
    [{ type: 'moved', why: 'late', seat: 0 }, 'Your time was up, so a bot moved for you.'],
    [{ type: 'undo-answered', yes: false }, 'Bo would rather not.'],
    [{ type: 'ended', why: 'resigned' }, 'Bo gives up.'],
    [{ type: 'again', yes: true, seat: 0 }, 'You want a rematch.'],
    [{ type: 'left', why: 'left', name: 'Cy' }, 'Cy has left, and the seat is free again.'],
    [{ type: 'sat', name: 'Cy' }, 'Cy sits down.'],
    [{ type: 'sat', name: 'Ada', seat: 0 }, 'You sit down.'],
    [{ type: 'bot-in', name: 'Pip' }, 'Pip takes a seat.'],
    [{ type: 'chatted', text: '<b>hi</b>' }, 'Bo: <b>hi</b>'],
    [{ type: 'chatted', text: 'hi', seat: null, name: 'Cy' }, 'Cy: hi'],
    [{ type: 'reacted', text: 'clap' }, 'Bo: Well played'],
  ] as [Partial<Entry>, string][])('%o', (wanted, said) => {
    expect(entrySaid(entry(1, wanted), people)).toBe(said);
  });
});

it('keeps what was said out of the log, but not from whoever listens', () => {
  const log = [entry(1, {}), entry(2, { type: 'chatted', text: 'hi' }), entry(3, { type: 'changed' })];
  expect(notesOf(log, people).map(({ number }) => number)).toEqual([1]);
  expect(heardOf(log, 2, people)).toEqual([{ number: 2, sentence: 'Bo: hi' }]);
});

it('moves up what was noted among events that were taken back', () => {
  const log = [
    entry(1, { type: 'bot-in', why: 'absent', events: 9 }),
    entry(2, { type: 'undone', events: 5 }),
    entry(3, { type: 'bot-out', events: 7 }),
  ];
  expect(notesOf(log, people).map(({ after }) => after)).toEqual([5, 5, 7]);
});
