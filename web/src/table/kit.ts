/** What the shell asks of a game. The shell knows no game, a game's folder knows no server, and neither knows a rule. */
import type { Component, Snippet } from 'svelte';
import type { Keys } from '../settings/lying.svelte';
import type { Event, TableInfo, View } from '../wire';
import type { Person } from '../words';
import { HINT_KEY } from './hint.svelte';
import type { Sound } from './sounds';

export interface PlayProps<V extends View = View, E extends Event = Event> {
  /** The position as far as it has been told; `legal` is empty until everything is. */
  view: V;
  /** Everything has been told: only now may somebody act. */
  resting: boolean;
  people: Person[];
  /** Everything told so far, the event being told included. */
  events: E[];
  /** The one to be told next. */
  next: E | null;
  /** The move on its way to the server. */
  sent: string | null;
  onmove: (move: string) => void;
  /** A move to show on the board without playing it: chosen as if by hand, and marked; in a replay drawn as the better one. */
  hinted: { move: string } | null;
  /** Only looked at: nobody is asked anything, whoever's turn it was. */
  replay?: boolean;
  /** Makes the throw that waits for this person's hand, where one does. */
  throwing?: (() => void) | null;
  /** The line that says what is expected of you; where it says why something cannot be done, with the refusal's name. */
  status: Snippet<[line: string, why?: string | null]>;
  /** What can be done after the end. */
  finale: Snippet;
}

export interface SeatProps<V extends View = View, E extends Event = Event> {
  view: V;
  seat: number;
  events: E[];
}

/** A position by itself, as a seat sees it. */
export interface StillProps<V extends View = View> {
  view: V;
  people: Person[];
}

/** A position of the rulebook, drawn by `Example.svelte` of a game's folder; `show` says what of it. Captions are what is heard. */
export interface ExampleProps<V extends View = View> extends StillProps<V> {
  show: string;
}

/** Who sits where when a role is chosen: my seat, the options that this decides, and what each seat is, said. */
export interface Seating {
  me: number;
  options: Record<string, string>;
  titles: string[];
}

/** A part to play, where a game has more than one. Said as `role-<key>`, with `role-<key>-line` below it. */
export interface Role {
  key: string;
  /** `null` where so many players leave no such role. */
  seating: (players: number) => Seating | null;
}

/** The closed box of a game: all that a shelf shows of it. The lobby comes with every box, and with no kit. */
export interface Box {
  cover: Component;
  /** What keys do, as messages of the game. */
  keys: [key: string, code: string][];
  /** What each seat of a table is, said, where the seats differ. */
  titles?: (table: Pick<TableInfo, 'players' | 'options'>) => string[];
  /** The first is what one tap in the lobby makes you. */
  roles?: Role[];
}

/** What is said about a game, its shell says by the names that the catalogues agree on: `title`, `event-<type>` … */
export interface GameKit<V extends View = View, E extends Event = Event> extends Box {
  play: Component<PlayProps<V, E>>;
  seat: Component<SeatProps<V, E>>;
  /** The board alone, still, as large as its box: it reads at 160 × 120 pixels, and is not for screen readers. */
  picture: Component<StillProps<V>>;
  /** The cards that the view's own seat holds, as a small row; none where a game has no hands. */
  hand?: Component<StillProps<V>>;
  /** How long an event is shown before the next, in milliseconds; the view is as far as it has been told, this included. */
  lasts: (event: E, view: V) => number;
  /** Whether an event is a throw of this seat's, for those who want to make it themselves. */
  throws?: (event: E, view: V) => boolean;
  /** What is heard of an event; nothing where there is nothing to hear. */
  sounds?: (event: E) => Sound | undefined;
  /** The types of events that do not stay in view as the last thing that happened. */
  quiet?: string[];
  /** What is explained in the first games, in this order: what the page marks as `data-<lit>`, and the message. */
  marks?: [lit: string, code: string][];
  /** To whom an event is a joy, and to whom a pity, as far as it tells by itself; bots may say so. */
  feels?: (event: E, view: V) => { glad?: number[]; sorry?: number[] };
}

/** What keys do at a game's table. */
export const keysOf = (game: string, box: Box): Keys => [
  [HINT_KEY, 'key-hint'],
  ...box.keys.map(([key, code]) => [key, `${game}.${code}`] as const),
];
