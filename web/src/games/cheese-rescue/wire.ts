/** What is sent of cheese-rescue alone. Written by web/wire.py. */

import type * as shell from '../../wire';

/** A card on the table. */
export interface Laid {
  cell: [number, number];
  /** `dog`, `cat`, `mouse`, a cheese by its value (`c3`), or `start`. */
  card: string;
  /** The seat whose cheese it is; none for every other card. */
  owner: number | null;
}

/** What everyone may know of a hand: its cheese, and how many animals are with it. */
export interface Hand {
  cards: number;
  animals: number;
  cheese: string[];
}

/** The count: who leaves, one kind after the other, and what that makes (CR-14 to CR-18). */
export interface Count {
  /** The cats beside a dog. */
  fled: [number, number][];
  /** The mice beside a cat that stayed. */
  caught: [number, number][];
  /** The cheese beside a mouse that is left. */
  eaten: [number, number][];
  /** By seat, what its eaten cheese was worth. */
  lost: number[];
  points: number[];
  /** By seat, how many of its cheese cards still lie. */
  cheeses: number[];
  winners: number[];
}

export interface View extends shell.View {
  /** `floating` or `centred`. */
  area: string;
  /** Cards on a side of the square. */
  size: number;
  /** Left, top, right, bottom of the cells that the square could still cover. */
  reach: [number, number, number, number];
  /** Row by row. */
  cells: Laid[];
  hands: Hand[];
  /** The cards of the seat whose view this is. */
  hand: string[] | null;
  /** Cards that the players have laid. */
  laid: number;
  /** Cards that they will have laid when the square is full. */
  lays: number;
  pile: number;
  /** As if the match ended now. */
  count: Count;
}

export interface Deal extends shell.Event {
  type: 'deal';
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface Move extends shell.Event {
  type: 'move';
  seat: number;
  move: string;
  card: string;
  cell: [number, number];
}

export interface Draw extends shell.Event {
  type: 'draw';
  seat: number;
  card: string | null;
}

export interface End extends shell.Event {
  type: 'end';
  points: number[];
  winners: number[];
  reason: string;
  count: Count;
}

/** It wins the match. */
export interface Wins extends shell.Reason {
  type: 'wins';
}

/** It shares the win. */
export interface Shares extends shell.Reason {
  type: 'shares';
}

/** It saves cheese of the mover's that a mouse was about to eat. */
export interface Saves extends shell.Reason {
  type: 'saves';
  mover_seat: number;
  values: number[];
}

/** It is a mouse that eats cheese of a rival. */
export interface Eats extends shell.Reason {
  type: 'eats';
  seat: number;
  values: number[];
}

/** It chases off a cat, and the mouse that this frees eats cheese of a rival. */
export interface Frees extends shell.Reason {
  type: 'frees';
  seat: number;
  values: number[];
}

/** It lays a cheese where nothing can eat it any more. */
export interface Safe extends shell.Reason {
  type: 'safe';
  mover_seat: number;
  value: number;
}

/** It lays a cheese that scores for now, with so many sides open to mice. */
export interface Lays extends shell.Reason {
  type: 'lays';
  mover_seat: number;
  value: number;
  open: number;
}

/** It gives up no more than this cheese. */
export interface Gives extends shell.Reason {
  type: 'gives';
  mover_seat: number;
  value: number;
}

/** It makes cheese of the mover's safe for good. */
export interface Seals extends shell.Reason {
  type: 'seals';
  mover_seat: number;
  values: number[];
}

/** It leaves cheese of a rival past saving. */
export interface Dooms extends shell.Reason {
  type: 'dooms';
  seat: number;
  values: number[];
}

/** It puts the mover in the lead, before the best rival. */
export interface Leads extends shell.Reason {
  type: 'leads';
  mover_seat: number;
  points: number;
  seat: number;
  theirs: number;
}

/** It leaves a cheese of the mover's with fewer sides open to mice. */
export interface Covers extends shell.Reason {
  type: 'covers';
  mover_seat: number;
  value: number;
  open: number;
}

/** It chases off a cat that guards a cheese of a rival. */
export interface Bares extends shell.Reason {
  type: 'bares';
  seat: number;
  value: number;
}

/** It takes a cell from which a cat could save a cheese of a rival; so many are left. */
export interface Denies extends shell.Reason {
  type: 'denies';
  seat: number;
  value: number;
  left: number;
}

/** It makes so many cells fit for cheese again. */
export interface Clears extends shell.Reason {
  type: 'clears';
  cells: number;
}

/** It makes so many cells unfit for cheese, of which a rival holds more than the mover. */
export interface Spoils extends shell.Reason {
  type: 'spoils';
  mover_seat: number;
  cells: number;
  seat: number;
}

/** It keeps mice off so many cells. */
export interface Guards extends shell.Reason {
  type: 'guards';
  cells: number;
}

/** It chases off so many cats. */
export interface Chases extends shell.Reason {
  type: 'chases';
  cats: number;
}

/** It is a mouse laid where it harms none of the mover's cheese. */
export interface Harmless extends shell.Reason {
  type: 'harmless';
  mover_seat: number;
}

/** It is a mouse laid where a cat catches it. */
export interface Caught extends shell.Reason {
  type: 'caught';
  mover_seat: number;
}

/** It costs the mover no cheese. */
export interface Intact extends shell.Reason {
  type: 'intact';
  mover_seat: number;
}

/** It is a cat that does not save a cheese of a rival. */
export interface Withholds extends shell.Reason {
  type: 'withholds';
  seat: number;
  value: number;
}

/** It keeps a cheese in hand until there is a safe cell for it. */
export interface Keeps extends shell.Reason {
  type: 'keeps';
  mover_seat: number;
  value: number;
}

export type AnyEvent = Deal | Move | Draw | End;

export type AnyReason =
  | shell.Only
  | Wins
  | Shares
  | Saves
  | Eats
  | Frees
  | Safe
  | Lays
  | Gives
  | Seals
  | Dooms
  | Leads
  | Covers
  | Bares
  | Denies
  | Clears
  | Spoils
  | Guards
  | Chases
  | Harmless
  | Caught
  | Intact
  | Withholds
  | Keeps;
