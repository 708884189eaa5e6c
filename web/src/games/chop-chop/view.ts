import type { GameEvent, View } from '../../table/protocol';

/** A square (`c5`) or a hole (`N`). */
export type Place = string;
/** `m1` to `m4`, or `cat`. */
export type Piece = string;
export type Side = 'mice' | 'cat';
export type Tile = 'cheese' | 'broken' | '+1' | '+2' | 'arrow' | 'fork' | 'knife';
export type Effect = 'taken' | 'uncovered' | 'moves' | 'stuck' | 'chooses' | 'handed' | 'nothing';

/** The map and the dice, as the server has them: nothing of it is known here. */
export interface Kitchen {
  columns: string;
  rows: number;
  table: Place[];
  legs: Place[];
  holes: Record<string, Place>;
  dice: Record<Side, number[]>;
}

export interface ChopChopView extends View {
  cat_seat: number;
  mouse_seats: number[];
  side: Side;
  waits_for: 'place' | 'move' | 'extra' | 'arrow' | 'fork' | 'over' | null;
  steps: number | null;
  rolls: number;
  bound: number | null;
  mover: Piece | null;
  next_mouse_seat: number;
  mice: (Place | null)[];
  cat: Place | null;
  down: Place[];
  cheese: Place[];
  stash: number;
  all_cheese: number;
  open: boolean[];
  left: Record<Tile, number>;
  danger: Record<Place, number>;
  paths: Record<string, Place[]>;
  kitchen: Kitchen;
}

export interface RollEvent extends GameEvent {
  type: 'roll';
  seat: number;
  side: Side;
  steps: number;
  more: boolean;
}

export interface MoveEvent extends GameEvent {
  type: 'move';
  seat: number;
  move: string;
  piece: Piece | 'fork' | null;
  from: Place | null;
  to: Place | null;
  path: Place[];
  took: boolean;
}

export interface TileEvent extends GameEvent {
  type: 'tile';
  seat: number;
  side: Side;
  at: Place;
  piece: Piece;
  tile: Tile;
  effect: Effect;
  lost_roll: boolean;
}

export interface CaughtEvent extends GameEvent {
  type: 'caught';
  mouse: number;
}

export interface EndEvent extends GameEvent {
  type: 'end';
  side: Side;
  winners: number[];
  reason: string;
}

export type ChopChopEvent = RollEvent | MoveEvent | TileEvent | CaughtEvent | EndEvent;

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
