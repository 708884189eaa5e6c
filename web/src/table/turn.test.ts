import { expect, it } from 'vitest';
import type { View } from '../wire';
import { idleLine, mayAct } from './turn';

const people = [
  { name: 'You', you: true },
  { name: 'Ada', you: false },
];
const view = (turn: number | null, seat: number | null = 0): View => ({
  game: 'toy',
  players: 2,
  turn,
  result: null,
  seat,
  legal: [],
  faded: 0,
});

it('lets you act in your turn, once everything is told, and one move at a time', () => {
  expect(mayAct({ view: view(0), resting: true, sent: null })).toBe(true);
  expect(mayAct({ view: view(0), resting: false, sent: null })).toBe(false);
  expect(mayAct({ view: view(0), resting: true, sent: 'x' })).toBe(false);
  expect(mayAct({ view: view(1), resting: true, sent: null })).toBe(false);
  expect(mayAct({ view: view(null, null), resting: true, sent: null })).toBe(false);
});

it('says what is waited for, and leaves your own turn to the game', () => {
  expect(idleLine({ view: view(0), resting: true, sent: null }, people)).toBeNull();
  expect(idleLine({ view: view(0), resting: true, sent: 'x' }, people)).toBe('Your move is on its way…');
  expect(idleLine({ view: view(1), resting: true, sent: null }, people)).toBe('Ada is thinking.');
  expect(idleLine({ view: view(0), resting: false, sent: null }, people)).toBe('');
  expect(idleLine({ view: view(null), resting: true, sent: null }, people)).toBe('');
});

it('asks nobody anything in a replay', () => {
  expect(mayAct({ view: view(0), resting: true, sent: null, replay: true })).toBe(false);
  expect(idleLine({ view: view(0), resting: true, sent: null, replay: true }, people)).toBe('');
  expect(idleLine({ view: view(1), resting: true, sent: null, replay: true }, people)).toBe('');
});
