/** What the shell asks of a game. The shell knows no rules; a game's folder knows no server. */
import type { Component, Snippet } from 'svelte';
import type { Person } from '../words';
import type { GameEvent, TableCard, View } from './protocol';

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
  /** The line that says what is expected of you. */
  status: Snippet<[line: string]>;
  /** What can be done after the end. */
  finale: Snippet;
}

export interface SeatProps {
  view: View;
  seat: number;
}

export interface OptionWords {
  label: string;
  choice: (choice: string) => string;
}

export interface GameKit {
  name: string;
  line: string;
  cover: Component;
  play: Component<PlayProps>;
  seat: Component<SeatProps>;
  rules: string[];
  keys: [key: string, does: string][];
  sentence: (event: GameEvent, people: Person[]) => string;
  /** How long an event is shown before the next, in milliseconds. */
  pace: (event: GameEvent, view: View | null) => number;
  option: (name: string) => OptionWords;
}

export function peopleAt(table: TableCard, you: string, openSeat: string): Person[] {
  return table.seats.map((seat, number) => ({
    name: number === table.you ? you : (seat.name ?? openSeat),
    you: number === table.you,
  }));
}
