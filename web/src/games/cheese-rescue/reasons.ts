/** Hints, in words: what a move is and why it may be good. The types are those of the game's own `reasons.py`. */
import { words, type Person } from '../../words';
import { told, type Reason } from '../reasons';
import { readMove } from './view';

export type CheeseRescueReason =
  | { type: 'only' }
  | { type: 'wins' }
  | { type: 'shares' }
  | { type: 'saves'; values: number[] }
  | { type: 'eats'; seat: number; values: number[] }
  | { type: 'frees'; seat: number; values: number[] }
  | { type: 'safe'; value: number }
  | { type: 'lays'; value: number; open: number }
  | { type: 'gives'; value: number }
  | { type: 'seals'; values: number[] }
  | { type: 'dooms'; seat: number; values: number[] }
  | { type: 'leads'; points: number; seat: number; theirs: number }
  | { type: 'covers'; value: number; open: number }
  | { type: 'bares'; seat: number; value: number }
  | { type: 'denies'; seat: number; value: number; left: number }
  | { type: 'clears'; cells: number }
  | { type: 'spoils'; cells: number; seat: number }
  | { type: 'guards'; cells: number }
  | { type: 'chases'; cats: number }
  | { type: 'harmless' }
  | { type: 'caught' }
  | { type: 'intact' }
  | { type: 'withholds'; seat: number; value: number }
  | { type: 'keeps'; value: number };

/** Why the seat may like a move, in words. */
export const reasonWords = (given: Reason, people: Person[], seat: number): string =>
  told(words.games['cheese-rescue'].reasons, given, people, seat);

/** A move in words: `cat at column 1, row -2`. */
export function moveWords(move: string): string {
  const say = words.games['cheese-rescue'];
  const { card, cell } = readMove(move);
  return say.moveInWords(say.card(card), cell[0], cell[1]);
}
