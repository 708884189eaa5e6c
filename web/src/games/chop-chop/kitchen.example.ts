/** A kitchen and a moment in it, for tests. */
import type { Kitchen, View } from './wire';

export const kitchen: Kitchen = {
  columns: 'abcdefg',
  rows: 6,
  table: ['c3', 'd3', 'e3', 'c4', 'd4', 'e4'],
  legs: ['c3', 'e3', 'c4', 'e4'],
  holes: { N: 'd1', E: 'g4', S: 'd6', W: 'a3' },
  dice: { mice: [1, 1, 2, 2, 3, 4], cat: [1, 1, 2, 2, 2, 3] },
};

export const moment: View = {
  game: 'chop-chop',
  players: 2,
  seat: 0,
  turn: 0,
  legal: ['m1 c1', 'm1 e1', 'm2 g3'],
  result: null,
  faded: 0,
  cat_seat: 1,
  mouse_seats: [0],
  side: 'mice',
  waits_for: 'move',
  steps: 2,
  rolls: 1,
  bound: null,
  mover: null,
  next_mouse_seat: 0,
  mice: ['N', 'E', 'S', null],
  cat: 'd4',
  down: ['a1'],
  cheese: ['b2'],
  stash: 3,
  all_cheese: 10,
  open: [false, false, false, true],
  left: { cheese: 6, broken: 15, '+1': 2, '+2': 1, arrow: 2, fork: 2, knife: 1 },
  danger: [0, 0, 0, 0],
  risks: { 'm1 c1': 0.5, 'm1 e1': 0.1667, 'm2 g3': 0 },
  catches: {},
  paths: { 'm1 c1': ['d1', 'c1'], 'm1 e1': ['d1', 'e1'], 'm2 g3': ['g4', 'g3'] },
  kitchen,
};
