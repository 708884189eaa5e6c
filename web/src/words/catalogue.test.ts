import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Catalogue } from './catalogue';
import type { Person } from './params';
import { bestLanguage } from './speaking';

interface Case {
  code: string;
  params: object;
  said: string;
  accented?: string;
}

const beside = (path: string): string => readFileSync(new URL(`../../../tests/${path}`, import.meta.url), 'utf8');
const sample = beside('words/en/sample.ftl');
const { people, cases } = JSON.parse(beside('words_cases.json')) as { people: Person[]; cases: Case[] };

const english = new Catalogue('en', {
  shared: [sample],
  games: { 'toy-game': ['plain = The toy moves.\nown = { card }'] },
});
const pseudo = new Catalogue('en-XA', { shared: [sample], games: {} });
const dutch = new Catalogue('nl', { shared: ['plain = Er gebeurt niets.'], games: {} }, english);

const told = vi.spyOn(console, 'error');
beforeEach(() => void told.mockReset());
afterEach(() => void told.mockReset());

describe('what Python says, the page says', () => {
  test.each(cases)('$code $params', ({ code, params, said, accented }) => {
    expect(english.say(code, params, people)).toBe(said);
    if (accented) expect(pseudo.say(code, params, people)).toBe(accented);
    expect(told).not.toHaveBeenCalled();
  });

  test.each(cases)('in pieces, the same: $code $params', ({ code, params, said }) => {
    const pieces = english.parts(code, params, people);
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(said);
  });
});

test('a piece tells which parameter it is, and what stood there', () => {
  expect(english.parts('lay', { seat: 0, card: 'P7' }, people)).toEqual([
    { name: 'seat', value: 0, text: 'Ada' },
    ' lays',
    ' ',
    { name: 'card', value: 'P7', text: 'Parmesan 7' },
    '.',
  ]);
  expect(english.parts('wins', { winners: [1, 0] }, people)).toEqual([
    { name: 'winners', value: 0, text: 'Ada' },
    ' and ',
    { name: 'winners', value: 1, text: 'you' },
    ' share the win',
    '!',
  ]);
});

test('a game says its own words, and the shared ones where it has none', () => {
  expect(english.say('toy-game.plain')).toBe('The toy moves.');
  expect(english.say('toy-game.many', { count: 2 })).toBe('2 cats flee.');
  expect(english.has('toy-game.plain')).toBe(true);
  expect(english.has('own')).toBe(false);
});

test('a language that lacks a message says it in English', () => {
  expect(dutch.say('plain')).toBe('Er gebeurt niets.');
  expect(dutch.say('many', { count: 1 })).toBe('1 cat flees.');
  expect(dutch.parts('all', { cards: [1, 2] })).toContain(' and ');
  expect(dutch.has('many')).toBe(true);
});

test('what cannot be said is told to whoever tests', () => {
  expect(english.say('nowhere')).toBe('nowhere');
  expect(english.say('cell', { cell: [] })).toBe('column {$cell_1}, row {$cell_2}');
  expect(told).toHaveBeenCalledTimes(3);
});

test('the browser’s first language that we speak is taken', () => {
  expect(bestLanguage(['fr-CA', 'de-AT', 'en'], ['en', 'de'])).toBe('de');
  expect(bestLanguage(['fr'], ['en', 'de'])).toBe('en');
});
