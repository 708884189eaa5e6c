/** Hints, in words: what a move is and why it may be good. The types are those of the game's own `reasons.py`. */
import { words, type Person } from '../../words';
import { told, type Reason } from '../reasons';
import { namedBy } from './view';

export type CheezTricksReason =
  | { type: 'only' }
  | { type: 'wins'; points: number }
  | { type: 'trumps'; points: number }
  | { type: 'denies' }
  | { type: 'holds'; left: number }
  | { type: 'cheapest' }
  | { type: 'ducks' }
  | { type: 'yields'; seat: number }
  | { type: 'escapes'; cat: string }
  | { type: 'hands'; cat: string; seat: number }
  | { type: 'offers'; cat: string; seat: number }
  | { type: 'passes'; cat: string; seat: number }
  | { type: 'drops'; cat: string }
  | { type: 'third'; cat: string }
  | { type: 'hopes'; cat: string }
  | { type: 'courts'; cat: string }
  | { type: 'sheds'; cat: string }
  | { type: 'leaves'; cat: string }
  | { type: 'collects'; cat: string }
  | { type: 'past'; cat: string }
  | { type: 'short'; cat: string }
  | { type: 'unloads'; card: string }
  | { type: 'spares'; card: string }
  | { type: 'hoards'; variety: string }
  | { type: 'voids'; variety: string }
  | { type: 'last'; card: string }
  | { type: 'master'; variety: string }
  | { type: 'high'; variety: string; higher: number }
  | { type: 'draws'; left: number }
  | { type: 'low'; variety: string; higher: number }
  | { type: 'lures'; cat: string }
  | { type: 'longest'; variety: string; count: number }
  | { type: 'top'; card: string }
  | { type: 'few'; variety: string; count: number }
  | { type: 'ruffs'; variety: string }
  | { type: 'collected'; cat: string };

/** Why the seat may like a move, in words. */
export const reasonWords = (given: Reason, people: Person[], seat: number): string =>
  told(words.games['cheez-tricks'].reasons, given, people, seat);

/** A move in words: `Parmesan 7`, `Roquefort as trump`. */
export function moveWords(move: string): string {
  const say = words.games['cheez-tricks'].moveInWords;
  const named = namedBy(move);
  return named === null ? say.card(move) : say.trump(named);
}
