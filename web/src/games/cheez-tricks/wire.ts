/** What is sent of cheez-tricks alone. Written by web/wire.py. */

import type * as shell from '../../wire';

export interface Played {
  seat: number;
  card: string;
}

/** A cat of this round. */
export interface CatSeen {
  cat: string;
  /** The seats it has captured. */
  caught: number[];
  /** At one trick of the round, at one card, or at what each seat has won. */
  looks: 'trick' | 'card' | 'count';
  /** The number of that trick, or how many it looks for; none where it looks for most or fewest, or at a card. */
  goal: number | null;
  /** What it counts of each seat; none where that is hidden. */
  counts: number[] | null;
}

/** A cat of a round that was played. */
export interface CatScore {
  cat: string;
  caught: number[];
  /** What it counted of each seat when the round ended; none where it did not wait for that. */
  counts: number[] | null;
}

/** A round that was played, as the score sheet shows it. */
export interface RoundScore {
  tricks: number[];
  cats: CatScore[];
  /** What a trick was worth, by seat. */
  each: number[];
  points: number[];
  /** All points up to this round. */
  totals: number[];
}

export interface View extends shell.View {
  level: string;
  /** The one that is played, from 1. */
  round: number;
  /** How many a match has. */
  rounds: number;
  /** The trick that is played, from 1. */
  number: number;
  /** How many tricks a round has. */
  numbers: number;
  trump: string | null;
  /** Whether trump is to be named before anything is played. */
  naming: boolean;
  /** Who names trump in this round, or has; nobody in the first. */
  namer: number | null;
  /** While trump is named: who has as few points as the one who names it, but comes later clockwise. */
  tied: number[];
  /** Leads the trick that is played; of a trick just taken, who took it. */
  leader: number;
  /** The cards of the seat whose view this is. */
  hand: string[] | null;
  /** The variety that the seat must follow, because it holds it, while it is to play. */
  follow: string | null;
  /** How many cards each seat holds. */
  hands: number[];
  /** How many lie aside unseen. */
  aside: number;
  trick: Played[];
  /** The trick before, until the next card is led. */
  last: Played[];
  /** Won in this round, by seat. */
  tricks: number[];
  /** The varieties that each seat has failed to follow; none where people have to remember. */
  lacks: string[][] | null;
  cats: CatSeen[];
  /** The won cards that matter to the cats, by seat; none where won cards lie face down. */
  open: string[][] | null;
  sheet: RoundScore[];
  totals: number[];
  /** What a trick is worth, by how many cats have caught whoever won it. */
  worth: number[];
}

/** A round begins. */
export interface Round extends shell.Event {
  type: 'round';
  round: number;
  /** Leads the first trick. */
  seat: number;
}

export interface Deal extends shell.Event {
  type: 'deal';
  seat: number;
  count: number;
  /** Only its owner sees them. */
  cards: string[] | null;
}

/** With two players, some cards are set aside unseen. */
export interface Aside extends shell.Event {
  type: 'aside';
  count: number;
}

/** The cats of the round are revealed. */
export interface Cats extends shell.Event {
  type: 'cats';
  cats: string[];
}

export interface Trump extends shell.Event {
  type: 'trump';
  /** Who names it; nobody where it is drawn. */
  seat: number | null;
  move: string | null;
  trump: string;
  /** Who has as few points as the one who names it, but comes later clockwise. */
  tied_seats: number[];
}

/** A card is played. Where won cards lie face down it is not to be read again later. */
export interface Move extends shell.Event {
  type: 'move';
  seat: number;
  move: string | null;
  card: string | null;
  fades: boolean;
}

/** The seat takes the trick of that number. */
export interface Trick extends shell.Event {
  type: 'trick';
  seat: number;
  number: number;
}

/** A cat captures the seat. */
export interface Caught extends shell.Event {
  type: 'caught';
  seat: number;
  cat: string;
  /** What it counted of each seat, where it waited for the end of the round. */
  counts: number[] | null;
}

/** The round that has just been played, as the sheet shows it. */
export interface Score extends shell.Event {
  type: 'score';
  round: number;
  tricks: number[];
  cats: CatScore[];
  each: number[];
  points: number[];
  totals: number[];
}

export interface End extends shell.Event {
  type: 'end';
  points: number[];
  winners: number[];
  reason: string;
}

/** Surely wins the trick. */
export interface Wins extends shell.Reason {
  type: 'wins';
  /** What a trick is worth to the seat as things stand. */
  points: number;
}

/** Surely wins the trick by a trump. */
export interface Trumps extends shell.Reason {
  type: 'trumps';
  /** What a trick is worth to the seat as things stand. */
  points: number;
}

/** Takes a trick that is worth nothing to the seat but would be to others. */
export interface Denies extends shell.Reason {
  type: 'denies';
  mover_seat: number;
}

/** Beats all that lies there. */
export interface Holds extends shell.Reason {
  type: 'holds';
  /** How many are still to play. */
  left: number;
}

/** Wins no more dearly than it must. */
export interface Cheapest extends shell.Reason {
  type: 'cheapest';
}

/** Leaves the trick to somebody else. */
export interface Ducks extends shell.Reason {
  type: 'ducks';
}

/** Leaves the trick to this seat. */
export interface Yields extends shell.Reason {
  type: 'yields';
  seat: number;
}

/** Keeps the seat from a cat that this trick brings. */
export interface Escapes extends shell.Reason {
  type: 'escapes';
  mover_seat: number;
  cat: string;
}

/** Hands another the cat. */
export interface Hands extends shell.Reason {
  type: 'hands';
  cat: string;
  seat: number;
}

/** May hand another the cat. */
export interface Offers extends shell.Reason {
  type: 'offers';
  cat: string;
  seat: number;
}

/** Gives another the card that the Siamese waits for. */
export interface Passes extends shell.Reason {
  type: 'passes';
  cat: string;
  seat: number;
}

/** Gives the card that the Siamese waits for to whoever takes the trick. */
export interface Drops extends shell.Reason {
  type: 'drops';
  cat: string;
}

/** Gets the seat its third cat. */
export interface Third extends shell.Reason {
  type: 'third';
  mover_seat: number;
  cat: string;
}

/** May get the seat its third cat. */
export interface Hopes extends shell.Reason {
  type: 'hopes';
  mover_seat: number;
  cat: string;
}

/** Brings the seat nearer to a third cat that waits for the end of the round. */
export interface Courts extends shell.Reason {
  type: 'courts';
  mover_seat: number;
  cat: string;
}

/** Gives away a card that a grey cat counts. */
export interface Sheds extends shell.Reason {
  type: 'sheds';
  cat: string;
}

/** Leaves others what a grey cat counts. */
export interface Leaves extends shell.Reason {
  type: 'leaves';
  cat: string;
}

/** Takes what a ginger cat counts. */
export interface Collects extends shell.Reason {
  type: 'collects';
  mover_seat: number;
  cat: string;
}

/** Takes the seat past the tricks that a tuxedo cat looks for. */
export interface Past extends shell.Reason {
  type: 'past';
  mover_seat: number;
  cat: string;
}

/** Keeps the seat short of the tricks that a tuxedo cat looks for. */
export interface Short extends shell.Reason {
  type: 'short';
  mover_seat: number;
  cat: string;
}

/** May draw out the card that the Siamese waits for. */
export interface Lures extends shell.Reason {
  type: 'lures';
  cat: string;
}

/** Makes what a cat counts trump. */
export interface Collected extends shell.Reason {
  type: 'collected';
  cat: string;
}

/** Gets rid of the highest card of its variety without winning. */
export interface Unloads extends shell.Reason {
  type: 'unloads';
  mover_seat: number;
  card: string;
}

/** Keeps this higher card for later. */
export interface Spares extends shell.Reason {
  type: 'spares';
  card: string;
}

/** Keeps this card for the last trick. */
export interface Last extends shell.Reason {
  type: 'last';
  card: string;
}

/** Makes this card, which the seat holds, the highest of all. */
export interface Top extends shell.Reason {
  type: 'top';
  mover_seat: number;
  card: string;
}

/** Keeps the trumps, which are this variety, for later. */
export interface Hoards extends shell.Reason {
  type: 'hoards';
  mover_seat: number;
  variety: string;
}

/** Is the last of its variety in the hand. */
export interface Voids extends shell.Reason {
  type: 'voids';
  mover_seat: number;
  variety: string;
}

/** Is higher than all of its variety that anybody else can hold. */
export interface Master extends shell.Reason {
  type: 'master';
  variety: string;
}

/** Lets the seat trump this variety, of which it holds none. */
export interface Ruffs extends shell.Reason {
  type: 'ruffs';
  mover_seat: number;
  variety: string;
}

/** Few cards could beat it. */
export interface High extends shell.Reason {
  type: 'high';
  variety: string;
  /** Cards of the variety that are higher and unseen. */
  higher: number;
}

/** Many cards could beat it. */
export interface Low extends shell.Reason {
  type: 'low';
  variety: string;
  /** Cards of the variety that are higher and unseen. */
  higher: number;
}

/** Makes the longest variety of the hand trump. */
export interface Longest extends shell.Reason {
  type: 'longest';
  mover_seat: number;
  variety: string;
  /** Cards of the variety in the hand. */
  count: number;
}

/** Makes the shortest variety of the hand trump, which should bring few tricks. */
export interface Few extends shell.Reason {
  type: 'few';
  mover_seat: number;
  variety: string;
  /** Cards of the variety in the hand. */
  count: number;
}

/** Leads a trump, which others must follow. */
export interface Draws extends shell.Reason {
  type: 'draws';
  /** Trumps that are unseen. */
  left: number;
}

export type AnyEvent = Round | Deal | Aside | Cats | Trump | Move | Trick | Caught | Score | End;

export type AnyReason =
  | shell.Only
  | Wins
  | Trumps
  | Denies
  | Holds
  | Cheapest
  | Ducks
  | Yields
  | Escapes
  | Hands
  | Offers
  | Passes
  | Drops
  | Third
  | Hopes
  | Courts
  | Sheds
  | Leaves
  | Collects
  | Past
  | Short
  | Lures
  | Collected
  | Unloads
  | Spares
  | Last
  | Top
  | Hoards
  | Voids
  | Master
  | Ruffs
  | High
  | Low
  | Longest
  | Few
  | Draws;
