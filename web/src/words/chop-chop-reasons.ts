/** Why a move in Chop! Chop! may be good, in English: what the move does. */
import type { ChopChopReason } from '../games/chop-chop/reasons';
import { mouse, piece, place, steps } from './chop-chop';
import { list, number, type ReasonWords } from './grammar';

const rolls = (faces: number, of: number): string => `${number(faces, 'roll', 'rolls')} in ${of}`;

export const chopChopReasons: ReasonWords<ChopChopReason> = {
  only: () => 'is the only move',
  wins: () => 'wins the game',
  takes: ({ place: at, stash, all }) => `takes the cheese at ${at}, number ${stash} of ${all}`,
  distant: ({ steps: n }) => `picks the cheese farthest from the mice, ${steps(n)} away`,
  watched: ({ steps: n }) => `picks the cheese nearest to the cat, ${steps(n)} away`,
  opens: ({ hole, closed }) => `opens ${place(hole)}, ${closed === 0 ? 'the last one' : `with ${closed} still closed`}`,
  escapes: ({ mouse: n, faces, of }) =>
    `takes ${mouse(n)} out of the cat’s reach, where ${rolls(faces, of)} could catch it`,
  safer: ({ mouse: n, faces, of }) => `leaves the cat only ${rolls(faces, of)} to catch ${mouse(n)}`,
  safe: () => 'stays out of the cat’s reach',
  risks: ({ faces, of }) => `risks only ${rolls(faces, of)} of the cat`,
  shields: ({ mouse: n }) => `blocks the cat’s way to ${mouse(n)}`,
  hides: ({ mouse: n, hole }) => `hides ${mouse(n)} in ${place(hole)}`,
  under: ({ mouse: n }) => `puts ${mouse(n)} under the table, where no cat goes`,
  turns: ({ cheese, of }) => `turns a tile, with ${cheese} cheese among the ${of} left`,
  homeward: ({ mouse: n, hole, steps: away }) => `brings ${mouse(n)} to ${steps(away)} from ${place(hole)}`,
  fetches: ({ mouse: n, place: at, steps: away }) => `brings ${mouse(n)} to ${steps(away)} from the cheese at ${at}`,
  seeks: ({ mouse: n, steps: away }) => `brings ${mouse(n)} to ${steps(away)} from a tile`,
  farther: ({ mouse: n, steps: away }) => `puts ${steps(away)} between ${mouse(n)} and the cat`,
  central: ({ steps: away }) => `leaves no hole more than ${steps(away)} away`,
  near: ({ hole, steps: away }) => `sits ${steps(away)} from ${place(hole)}`,
  catches: ({ mouse: n, left }) => `catches ${mouse(n)}, which leaves ${number(left, 'mouse', 'mice')}`,
  forks: ({ mice }) => `threatens ${list(mice.map(mouse))} at once, and only one can move`,
  threatens: ({ mouse: n, faces, of }) => `threatens ${mouse(n)}, with ${rolls(faces, of)}`,
  bars: ({ hole, mouse: n }) => `bars ${place(hole)} with ${mouse(n)} inside`,
  guards: ({ hole }) => `keeps the mice from going home by ${place(hole)}`,
  patrols: ({ place: at, steps: away }) => `watches the cheese at ${at}, ${steps(away)} away`,
  nears: ({ mouse: n, steps: away }) => `gets within ${steps(away)} of ${mouse(n)}`,
  waits: ({ hole, steps: away }) => `gets within ${steps(away)} of ${place(hole)}, where a mouse sits`,
  hopes: ({ moves, of }) => `turns a tile, and ${moves} of the ${of} left let the cat go on`,
  quiet: () => 'turns no tile, so no knife can give the mice two turns',
};

export const chopChopMove = {
  move: (moved: string, to: string): string => `${piece(moved)} to ${place(to)}`,
  place: (at: string): string => `the cat on ${at}`,
  fork: (at: string): string => `the cheese at ${at}`,
  pass: 'pass',
};
