/** Pieces, places and moves, read and written. */
import type { Tile, View } from './wire';

/** A square (`c5`) or a hole (`N`). */
export type Place = string;
/** `m1` to `m4`, or `cat`. */
export type Piece = string;
export type Side = View['side'];
export type TileKind = Tile['tile'];

export const CAT = 'cat';
export const PASS = 'pass';

export const mouseName = (number: number): Piece => `m${number}`;
/** 1 to 4; 0 when the piece is no mouse. */
export const mouseNumber = (piece: Piece): number => (/^m\d+$/.test(piece) ? Number(piece.slice(1)) : 0);

/** A move in notation, taken apart: `m2 c5`, `cat d4`, `place d3`, `fork b2`. */
export function readMove(move: string): { piece: string; to: Place } {
  const [piece = '', to = ''] = move.split(' ');
  return { piece, to };
}
