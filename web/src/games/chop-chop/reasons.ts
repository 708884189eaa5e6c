/** Hints, in words: what a move is and why it may be good. The types are those of the game's own `reasons.py`. */
import { words, type Person } from '../../words';
import { told, type Reason } from '../reasons';
import { PASS, readMove } from './view';

export type ChopChopReason =
  | { type: 'only' }
  | { type: 'wins' }
  | { type: 'takes'; place: string; stash: number; all: number }
  | { type: 'distant'; place: string; steps: number }
  | { type: 'watched'; place: string; steps: number }
  | { type: 'opens'; hole: string; closed: number }
  | { type: 'escapes'; mouse: number; faces: number; of: number }
  | { type: 'safer'; mouse: number; faces: number; of: number }
  | { type: 'safe' }
  | { type: 'risks'; faces: number; of: number }
  | { type: 'shields'; mouse: number }
  | { type: 'hides'; mouse: number; hole: string }
  | { type: 'under'; mouse: number }
  | { type: 'turns'; cheese: number; of: number }
  | { type: 'homeward'; mouse: number; hole: string; steps: number }
  | { type: 'fetches'; mouse: number; place: string; steps: number }
  | { type: 'seeks'; mouse: number; steps: number }
  | { type: 'farther'; mouse: number; steps: number }
  | { type: 'central'; steps: number }
  | { type: 'near'; hole: string; steps: number }
  | { type: 'catches'; mouse: number; left: number }
  | { type: 'forks'; mice: number[] }
  | { type: 'threatens'; mouse: number; faces: number; of: number }
  | { type: 'bars'; hole: string; mouse: number }
  | { type: 'guards'; hole: string }
  | { type: 'patrols'; place: string; steps: number }
  | { type: 'nears'; mouse: number; steps: number }
  | { type: 'waits'; hole: string; steps: number }
  | { type: 'hopes'; moves: number; of: number }
  | { type: 'quiet' };

/** Why the seat may like a move, in words. */
export const reasonWords = (given: Reason, people: Person[], seat: number): string =>
  told(words.games['chop-chop'].reasons, given, people, seat);

/** A move in words: `mouse 2 to c5`. */
export function moveWords(move: string): string {
  const say = words.games['chop-chop'].moveInWords;
  const { piece, to } = readMove(move);
  if (move === PASS) return say.pass;
  if (piece === 'place') return say.place(to);
  return piece === 'fork' ? say.fork(to) : say.move(piece, to);
}
