import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../catalogues';
import { Catalogue } from './catalogue';
import type { Person } from './params';
import { bestLanguage } from './speaking.svelte';

interface Case {
  code: string;
  params: object;
  said: string;
  accented?: string;
}

const beside = (path: string): string => readFileSync(new URL(`../../../tests/${path}`, import.meta.url), 'utf8');
const sample = beside('words/en/sample.ftl');
const { people, cases } = JSON.parse(beside('words_cases.json')) as { people: Person[]; cases: Case[] };

const english = new Catalogue('en', [
  { '': sample, 'toy-game': 'plain = The toy moves.\nown = { card }' },
  { 'toy-game': 'later = Learnt since.' },
]);
const pseudo = new Catalogue('en-XA', [{ '': sample }]);

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

test('what a part says is said like the rest', () => {
  expect(english.say('toy-game.later')).toBe('Learnt since.');
});

test('a file is taken apart by message, and comments stay out', () => {
  const text = '# Ours\n\none = One\n    { $x ->\n        [a] A\n\n       *[b] B\n    }\n\n## More\ntwo =\n    Two\n';
  expect([...messages(text)]).toEqual([
    ['one', 'one = One\n { $x ->\n [a] A\n *[b] B\n }'],
    ['two', 'two =\n Two'],
  ]);
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
