import type { GameEvent, View } from '../../table/protocol';

export type CardName = 'dog' | 'cat' | 'mouse' | 'c1' | 'c2' | 'c3' | 'start';
export type Cell = [x: number, y: number];

export interface Laid {
  cell: Cell;
  card: CardName;
  owner: number | null;
}

export interface HandKnown {
  cards: number;
  animals: number;
  cheese: CardName[];
}

export interface Count {
  fled: Cell[];
  caught: Cell[];
  eaten: Cell[];
  points: number[];
  cheeses: number[];
  winners: number[];
}

export interface CheeseRescueView extends View {
  area: string;
  size: number;
  reach: [left: number, top: number, right: number, bottom: number];
  cells: Laid[];
  hand: CardName[] | null;
  hands: HandKnown[];
  laid: number;
  lays: number;
  pile: number;
  count: Count;
}

export interface DealEvent extends GameEvent {
  type: 'deal';
  seat: number;
  count: number;
  cards: CardName[] | null;
}

export interface MoveEvent extends GameEvent {
  type: 'move';
  seat: number;
  move: string;
  card: CardName;
  cell: Cell;
}

export interface DrawEvent extends GameEvent {
  type: 'draw';
  seat: number;
  card: CardName | null;
}

export interface EndEvent extends GameEvent {
  type: 'end';
  points: number[];
  winners: number[];
  reason: string;
  count: Count;
}

export type CheeseRescueEvent = DealEvent | MoveEvent | DrawEvent | EndEvent;

export const cellName = ([x, y]: Cell): string => `${x},${y}`;

/** What a cheese card is worth, read from its name; 0 for every other card. */
export const cheeseValue = (card: CardName): number => (/^c\d+$/.test(card) ? Number(card.slice(1)) : 0);

/** A move in notation, taken apart: `cat 1,-2`. */
export function readMove(move: string): { card: CardName; cell: Cell } {
  const [card, at] = move.split(' ');
  const [x, y] = (at ?? '').split(',').map(Number);
  return { card: card as CardName, cell: [x ?? 0, y ?? 0] };
}

export const writeMove = (card: CardName, cell: Cell): string => `${card} ${cellName(cell)}`;
