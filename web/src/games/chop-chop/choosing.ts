/** What can be chosen now, read from the legal moves alone. */
import { CAT, mouseNumber, PASS, readMove, type Piece, type Place } from './view';
import type { View } from './wire';

/** `place`, `fork` and the like are what is done; every other first word is the piece that moves. */
const isPiece = (word: string): boolean => word === CAT || mouseNumber(word) > 0;

type Asked = Pick<View, 'legal'>;

export const mustPass = (view: Asked): boolean => view.legal.length > 0 && view.legal.every((move) => move === PASS);

/** The pieces with a move, in order; empty where the choice is not about a piece. */
export const movable = (view: Asked): Piece[] =>
  [...new Set(view.legal.map((move) => readMove(move).piece))].filter(isPiece).sort();

/** The one piece that can move is chosen already. */
export function preselected(view: Asked): Piece | null {
  const pieces = movable(view);
  return pieces.length === 1 ? (pieces[0] ?? null) : null;
}

/** The moves that a tap on a square makes: by square. */
export function targets(view: Asked, chosen: Piece | null): Map<Place, string> {
  const found = new Map<Place, string>();
  for (const move of view.legal) {
    const { piece, to } = readMove(move);
    if (to && (isPiece(piece) ? piece === chosen : true)) found.set(to, move);
  }
  return found;
}

/** The way a move goes, with the square it begins on; only the end where there is no way, as for a flight. */
export function wayOf(view: Pick<View, 'paths' | 'mice' | 'cat'>, move: string): Place[] {
  const { piece, to } = readMove(move);
  const way = view.paths[move];
  if (!way) return [to];
  const from = piece === CAT ? view.cat : view.mice[mouseNumber(piece) - 1];
  return from ? [from, ...way] : way;
}

/** How likely the cat's next roll takes a mouse, by place: where each stands, and where these moves would take one. */
export function dangersOf(
  view: Pick<View, 'mice' | 'danger' | 'risks'>,
  goals: Map<Place, string>,
): Map<Place, number> {
  const found = new Map<Place, number>();
  const tell = (at: Place | null, share: number | undefined): void => {
    if (at !== null && share) found.set(at, share);
  };
  view.mice.forEach((at, i) => tell(at, view.danger[i]));
  goals.forEach((move, at) => tell(at, view.risks[move]));
  return found;
}
