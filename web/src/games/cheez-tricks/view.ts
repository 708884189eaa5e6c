import type { GameEvent, View } from '../../table/protocol';

/** A variety and a value: `S7`, `R10`. */
export type CardName = string;
/** A breed and what it looks for: `black-7`, `grey-B`. */
export type CatName = string;

export interface Played {
  seat: number;
  card: CardName;
}

export interface CatKnown {
  cat: CatName;
  caught: number[];
  /** What it counts for each seat; `null` where that is hidden. */
  counts: number[] | null;
}

export interface RoundScore {
  tricks: number[];
  cats: { cat: CatName; caught: number[] }[];
  points: number[];
}

export interface CheezTricksView extends View {
  level: string;
  round: number;
  rounds: number;
  number: number;
  numbers: number;
  naming: boolean;
  trump: string | null;
  namer: number | null;
  leader: number;
  hand: CardName[] | null;
  hands: number[];
  aside: number;
  trick: Played[];
  last: Played[];
  tricks: number[];
  lacks: string[][];
  cats: CatKnown[];
  open: CardName[][] | null;
  sheet: RoundScore[];
  totals: number[];
}

export type CheezTricksEvent = GameEvent &
  (
    | { type: 'round'; round: number; first: number }
    | { type: 'deal'; seat: number; count: number; cards: CardName[] | null }
    | { type: 'aside'; count: number }
    | { type: 'cats'; cats: CatName[] }
    | { type: 'trump'; trump: string; seat: number | null; move: string | null }
    | { type: 'move'; seat: number; move: string; card: CardName }
    | { type: 'trick'; seat: number; number: number }
    | { type: 'caught'; seat: number; cat: CatName }
    | ({ type: 'score'; round: number; totals: number[] } & RoundScore)
    | { type: 'end'; points: number[]; winners: number[]; reason: string }
  );

export const VARIETIES = ['S', 'R', 'P', 'B'] as const;

export const varietyOf = (card: CardName): string => card.charAt(0);
export const valueOf = (card: CardName): number => Number(card.slice(1));

const TRUMP = 'trump ';
export const nameTrump = (variety: string): string => `${TRUMP}${variety}`;
/** The variety that a move names trump; `null` when the move is a card. */
export const namedBy = (move: string): string | null => (move.startsWith(TRUMP) ? move.slice(TRUMP.length) : null);

/** By variety, then by value. */
export function sorted(cards: CardName[]): CardName[] {
  const rank = (card: CardName): number =>
    VARIETIES.findIndex((variety) => variety === varietyOf(card)) * 100 + valueOf(card);
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** Where a cat's name is taken apart: breed, and what it looks for. */
export function readCat(cat: CatName): { breed: string; what: string } {
  const [breed = '', what = ''] = cat.split('-');
  return { breed, what };
}
