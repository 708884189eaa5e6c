/** What the shell asks of a game. The shell knows no rules; a game's folder knows no server. */
import type { Component, Snippet } from 'svelte';
import { words, type Person } from '../words';
import type { GameEvent, Reason, Seat, TableCard, View } from './protocol';

export interface PlayProps {
  view: View;
  people: Person[];
  /** Everything played so far, the event being played included. */
  events: GameEvent[];
  /** Events whose outcome is in the view already but that are still to be shown. */
  unplayed: GameEvent[];
  /** The move on its way to the server. */
  sent: string | null;
  onmove: (move: string) => void;
  /** A move to show on the board without playing it: chosen as if by hand, and marked. */
  hinted: { move: string } | null;
  /** The line that says what is expected of you. */
  status: Snippet<[line: string]>;
  /** What can be done after the end. */
  finale: Snippet;
}

export interface SeatProps {
  view: View;
  seat: number;
  /** Everything played so far; the view may be ahead of it. */
  events: GameEvent[];
}

export interface OptionWords {
  label: string;
  choice: (choice: string) => string;
}

/** Who sits where when a role is chosen: my seat, the options that this decides, and what each seat is. */
export interface Seating {
  me: number;
  options: Record<string, string>;
  titles: string[];
}

/** A part to play, where a game has more than one. */
export interface Role {
  key: string;
  label: string;
  line: string;
  /** `null` where so many players leave no such role. */
  seating: (players: number) => Seating | null;
}

export interface GameKit {
  name: string;
  line: string;
  cover: Component;
  play: Component<PlayProps>;
  seat: Component<SeatProps>;
  rules: string[];
  /** Which facts of the game the rulebook leaves open, and how they were settled. */
  unsure: string[];
  keys: [key: string, does: string][];
  sentence: (event: GameEvent, people: Person[]) => string;
  /** A move in notation, as a sentence takes it up: "cat at column 1, row 2". */
  move: (move: string) => string;
  /** Why whoever sits there may like a move, as a clause: "saves your 3-point cheese". */
  reason: (reason: Reason, people: Person[], seat: number) => string;
  /** Whether it stays in view as the last thing that happened. */
  notable: (event: GameEvent) => boolean;
  /** The numbers of the events that may no longer be read, where a game lets things be forgotten. */
  forgotten?: (events: GameEvent[], view: View | null) => Set<number>;
  /** How long an event is shown before the next, in milliseconds. */
  pace: (event: GameEvent, view: View | null) => number;
  option: (name: string) => OptionWords;
  /** What each seat of a table is, where the seats differ. */
  titles?: (table: TableCard) => string[];
  /** The first is what one tap in the lobby makes you. */
  roles?: Role[];
}

/** Who sits where, by the names that sentences use. */
export function peopleAt(table: TableCard): Person[] {
  return table.seats.map((seat, number) => ({ name: nameOf(table, seat, number), you: number === table.you }));
}

function nameOf(table: TableCard, seat: Seat, number: number): string {
  if (number === table.you) return words.table.you;
  if (seat.name === null) return words.table.openSeat;
  if (seat.kind !== 'bot') return seat.name;
  const which = table.seats
    .slice(0, number + 1)
    .filter(({ kind, name }) => kind === 'bot' && name === seat.name).length;
  return words.bots.name(seat.name, which);
}
