/** What is sent of chop-chop alone. Written by web/wire.py. */

import type * as shell from '../../wire';

/** The board and the dice, which never change: whoever draws them needs no map of their own. */
export interface Kitchen {
  columns: string;
  rows: number;
  table: string[];
  legs: string[];
  /** The square before each. */
  holes: Record<string, string>;
  dice: Record<string, number[]>;
}

/** A place is a square (`c5`) or a hole (`N`), a piece `m1` to `m4` or `cat`. */
export interface View extends shell.View {
  cat_seat: number;
  mouse_seats: number[];
  /** Whose turn it is. */
  side: 'mice' | 'cat';
  /** What the seat to move has to decide; none while a die is to be rolled or a tile to be turned. */
  waits_for: 'place' | 'move' | 'extra' | 'arrow' | 'fork' | 'over' | null;
  /** How far the piece goes; none where it does not walk. */
  steps: number | null;
  /** The rolls that this turn still has, the present one included. */
  rolls: number;
  /** The mouse that a second roll must move, counted from 1. */
  bound: number | null;
  /** The piece that found the tile which is being carried out. */
  mover: string | null;
  /** The mouse player whose turn it is, or is next. */
  next_mouse_seat: number;
  /** Where each is; none once caught. */
  mice: (string | null)[];
  /** Where it is; none before it has been placed. */
  cat: string | null;
  /** The squares with a tile face down. */
  down: string[];
  /** The squares with a cheese face up. */
  cheese: string[];
  /** The cheeses that the mice hold. */
  stash: number;
  all_cheese: number;
  /** Which holes have been left once, in the order of `kitchen.holes`. */
  open: boolean[];
  /** How many tiles of each kind are still face down. */
  left: Record<string, number>;
  /** For each mouse, how likely the cat's next roll can take it as things stand. */
  danger: number[];
  kitchen: Kitchen;
  /** For the seat to move: one walk for each move by die or extra steps, without its start. */
  paths: Record<string, string[]>;
  /**
   * For the seat that moves a mouse: by move, how likely the cat's next roll can then take that mouse.
   *
   * That is the position right after the move, with its cheese taken and its old square free; a tile that it ends on
   * counts as broken crockery, and the cat as the next to roll.
   */
  risks: Record<string, number>;
  /** For the seat that moves the cat: by move, the mice that it catches, counted from 1; only moves that catch. */
  catches: Record<string, number[]>;
}

/** A die has been rolled. */
export interface Roll extends shell.Event {
  type: 'roll';
  seat: number;
  side: 'mice' | 'cat';
  steps: number;
  /** Whether a second roll of this turn follows. */
  more: boolean;
  /** Whether this is the second of two rolls in one turn. */
  second: boolean;
}

/** A seat has moved. */
export interface Move extends shell.Event {
  type: 'move';
  seat: number;
  /** In notation. */
  move: string;
  /** What moved; `fork` where a cheese was taken with one, none where the turn passed. */
  piece: string | null;
  /** Where it came from; none where nothing walked or flew. */
  from: string | null;
  to: string | null;
  /** The places that it has gone by, the last one included. */
  path: string[];
  /** Whether it took a cheese that lay face up. */
  took: boolean;
}

/** A tile has been turned. */
export interface Tile extends shell.Event {
  type: 'tile';
  seat: number;
  side: 'mice' | 'cat';
  at: string;
  /** Who found it. */
  piece: string;
  tile: 'cheese' | 'broken' | '+1' | '+2' | 'arrow' | 'fork' | 'knife';
  /** What it did: the cat may find what is nothing to it, and a bonus may lead nowhere. */
  effect: 'taken' | 'uncovered' | 'moves' | 'stuck' | 'chooses' | 'handed' | 'nothing';
  /** Whether it cost the finder a second roll. */
  lost_roll: boolean;
}

/** The cat has caught a mouse. */
export interface Caught extends shell.Event {
  type: 'caught';
  mouse: number;
}

/** The match is over. */
export interface End extends shell.Event {
  type: 'end';
  side: 'mice' | 'cat';
  winners: number[];
  /** `caught`: no mouse is left; `home`: all cheese is won and a mouse is back in a hole. */
  reason: string;
}

/** It wins the match. */
export interface Wins extends shell.Reason {
  type: 'wins';
}

/** It takes the cheese there, which makes so many of all. */
export interface Takes extends shell.Reason {
  type: 'takes';
  place: string;
  stash: number;
  all: number;
}

/** A fork takes the cheese that is farthest from the mice. */
export interface Distant extends shell.Reason {
  type: 'distant';
  place: string;
  steps: number;
}

/** A fork takes the cheese that is nearest to the cat. */
export interface Watched extends shell.Reason {
  type: 'watched';
  place: string;
  steps: number;
}

/** A mouse leaves its hole for the first time; so many are still closed. */
export interface Opens extends shell.Reason {
  type: 'opens';
  hole: string;
  closed: number;
}

/** The mouse is out of reach now; so many faces of the cat's die could have caught it. */
export interface Escapes extends shell.Reason {
  type: 'escapes';
  mouse: number;
  faces: number;
  of: number;
}

/** Only so many faces of the cat's die can catch the mouse now, fewer than before. */
export interface Safer extends shell.Reason {
  type: 'safer';
  mouse: number;
  faces: number;
  of: number;
}

/** The mouse stays out of the cat's reach. */
export interface Safe extends shell.Reason {
  type: 'safe';
}

/** So many faces of the cat's die can catch the mouse, at most half of them. */
export interface Risks extends shell.Reason {
  type: 'risks';
  faces: number;
  of: number;
}

/** Another mouse is harder to catch now. */
export interface Shields extends shell.Reason {
  type: 'shields';
  mouse: number;
}

/** A mouse goes into a hole. */
export interface Hides extends shell.Reason {
  type: 'hides';
  mouse: number;
  hole: string;
}

/** A mouse goes under the table. */
export interface Under extends shell.Reason {
  type: 'under';
  mouse: number;
}

/** It turns a tile; so many of those left are cheese. */
export interface Turns extends shell.Reason {
  type: 'turns';
  cheese: number;
  of: number;
}

/** With all the cheese, a mouse comes nearer to a hole that it may go home by. */
export interface Homeward extends shell.Reason {
  type: 'homeward';
  mouse: number;
  hole: string;
  steps: number;
}

/** A mouse comes nearer to a cheese that lies face up. */
export interface Fetches extends shell.Reason {
  type: 'fetches';
  mouse: number;
  place: string;
  steps: number;
}

/** A mouse comes nearer to a tile. */
export interface Seeks extends shell.Reason {
  type: 'seeks';
  mouse: number;
  steps: number;
}

/** A mouse gets away from the cat. */
export interface Farther extends shell.Reason {
  type: 'farther';
  mouse: number;
  steps: number;
}

/** The cat starts where no hole is farther than so many steps. */
export interface Central extends shell.Reason {
  type: 'central';
  steps: number;
}

/** The cat starts near a hole. */
export interface Near extends shell.Reason {
  type: 'near';
  hole: string;
  steps: number;
}

/** The cat catches a mouse; so many are left. */
export interface Catches extends shell.Reason {
  type: 'catches';
  mouse: number;
  left: number;
}

/** The cat threatens several mice at once. */
export interface Forks extends shell.Reason {
  type: 'forks';
  mice: number[];
}

/** So many faces of the cat's die would catch the mouse next. */
export interface Threatens extends shell.Reason {
  type: 'threatens';
  mouse: number;
  faces: number;
  of: number;
}

/** The cat sits before a hole with a mouse inside. */
export interface Bars extends shell.Reason {
  type: 'bars';
  hole: string;
  mouse: number;
}

/** The cat sits before an empty hole when the mice may soon go home. */
export interface Guards extends shell.Reason {
  type: 'guards';
  hole: string;
}

/** The cat is near a cheese that lies face up, which mice will want. */
export interface Patrols extends shell.Reason {
  type: 'patrols';
  place: string;
  steps: number;
}

/** The cat comes nearer to a mouse on the floor. */
export interface Nears extends shell.Reason {
  type: 'nears';
  mouse: number;
  steps: number;
}

/** With no mouse on the floor, the cat comes nearer to a hole in which one sits. */
export interface Waits extends shell.Reason {
  type: 'waits';
  hole: string;
  steps: number;
}

/** It turns a tile; so many of those left let the cat move again. */
export interface Hopes extends shell.Reason {
  type: 'hopes';
  moves: number;
  of: number;
}

/** It turns no tile, so no knife either. */
export interface Quiet extends shell.Reason {
  type: 'quiet';
}

export type AnyEvent = Roll | Move | Tile | Caught | End;

export type AnyReason =
  | shell.Only
  | Wins
  | Takes
  | Distant
  | Watched
  | Opens
  | Escapes
  | Safer
  | Safe
  | Risks
  | Shields
  | Hides
  | Under
  | Turns
  | Homeward
  | Fetches
  | Seeks
  | Farther
  | Central
  | Near
  | Catches
  | Forks
  | Threatens
  | Bars
  | Guards
  | Patrols
  | Nears
  | Waits
  | Hopes
  | Quiet;
