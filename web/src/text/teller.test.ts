import { describe, expect, test } from 'vitest';
import type { Entry, EntryType, Event } from '../wire';
import { Teller } from './teller';

const event = (type: string): Event => ({ type });
const story = (types: string): Event[] => [...types].map(event);
const entry = (number: number, type: EntryType, events: number): Entry => ({
  number,
  at: 0,
  type,
  events,
  seat: 0,
  name: null,
  why: null,
  yes: null,
  text: null,
  table: null,
});

/** Each thing told, as one letter or the type of an entry. */
const told = (teller: Teller, types: string | null, log: Entry[] = []): string =>
  teller
    .news(types === null ? null : story(types), log)
    .map((news) => ('entry' in news ? `<${news.entry.type}>` : news.event.type))
    .join('');

describe('a teller', () => {
  test('tells what is new, once', () => {
    const teller = new Teller();
    teller.arrive(2, 0);
    expect(told(teller, 'ab')).toBe('');
    expect(told(teller, 'abcd')).toBe('cd');
    expect(told(teller, 'abcd')).toBe('');
    expect(told(teller, 'abcdefghijklmnop')).toBe('efghijklmnop');
  });

  test('keeps what was done at the table in its place between the events', () => {
    const teller = new Teller();
    teller.arrive(0, 3);
    const log = [entry(1, 'sat', 0), entry(3, 'chatted', 1), entry(5, 'moved', 2)];
    expect(told(teller, 'abc', log)).toBe('a<chatted>b<moved>c');
    expect(told(teller, 'abcd', [...log, entry(6, 'chatted', 4)])).toBe('d<chatted>');
  });

  test('tells again what is played again after it was taken back', () => {
    const teller = new Teller();
    teller.arrive(0, 0);
    expect(told(teller, 'abc')).toBe('abc');
    const log = [entry(4, 'undone', 1)];
    expect(told(teller, 'a', log)).toBe('<undone>');
    expect(told(teller, 'abc', log)).toBe('bc');
  });

  test('even where we hear of it only afterwards', () => {
    const teller = new Teller();
    teller.arrive(0, 0);
    expect(told(teller, 'abc')).toBe('abc');
    // Gone, they played on, took it back, chatted, and played otherwise.
    const log = [entry(4, 'chatted', 5), entry(6, 'undone', 2), entry(7, 'chatted', 2)];
    expect(told(teller, 'abxy', log)).toBe('<chatted><undone><chatted>xy');
  });

  test('tells nothing of the story behind a curtain, and goes on after it', () => {
    const teller = new Teller();
    teller.arrive(1, 0);
    expect(told(teller, 'ab')).toBe('b');
    expect(told(teller, null, [entry(3, 'chatted', 4)])).toBe('<chatted>');
    expect(told(teller, 'abcde', [entry(3, 'chatted', 4)])).toBe('cde');
  });
});
