/** What the server and the page say to each other. Written by web/wire.py. */

export type Certainty = 'seed' | 'source' | 'inferred' | 'ruling';

export type SeatKind = 'person' | 'bot' | 'open';

export type TableState = 'waiting' | 'playing' | 'over';

export type Pace = 'calm' | 'usual' | 'brisk';

/** Something to be said to a person: a message of the catalogues, and its parameters. */
export interface Said {
  code: string;
  params: Record<string, unknown>;
}

/** How a match ended: points by seat, the winning seats, and in a word why they win. */
export interface Result {
  points: number[];
  winners: number[];
  reason: string;
}

/** Everything that a seat may know of a position. A game's own adds what is particular to it. */
export interface View {
  game: string;
  players: number;
  /** The seat to move; none when the match is over. */
  turn: number | null;
  result: Result | null;
  /** Whose view this is; none for a spectator's. */
  seat: number | null;
  /** The moves of the seat whose view this is, in notation, while it is to move. */
  legal: string[];
  /** Of the events before this number, those that fade are not to be shown to people any more. */
  faded: number;
}

/** Something that happened, as a seat heard it: None where that is hidden from it. Said as `event-<type>`. */
export interface Event {
  type: string;
}

/** A fact that speaks for a move. Said as `reason-<type>`, a clause whose subject is the move. */
export interface Reason {
  type: string;
}

/** It is the only move. */
export interface Only extends Reason {
  type: 'only';
}

export interface BotInfo {
  /** What a seat is called that this bot shall have. */
  bot: string;
  /** From 1, the weakest; null for a bot outside that ladder. */
  level: number | null;
  name: string;
}

export interface OptionInfo {
  name: string;
  default: string;
  /** What may be chosen, by the number of players. */
  choices: Record<string, string[]>;
  /** What the rulebook advises for a first match, where that is not the default. */
  for_beginners: string | null;
}

/** Something that a game rests on, and how certain it is. */
export interface FactInfo {
  name: string;
  certainty: Certainty;
  value: unknown;
}

export interface Credits {
  authors: string[];
  illustrators: string[];
  publishers: string[];
}

export interface GameInfo {
  name: string;
  /** The numbers of players. */
  players: number[];
  bots: BotInfo[];
  options: OptionInfo[];
  minutes: number | null;
  /** From how many years on. */
  age: number | null;
  credits: Credits;
  /** All of them, minutes, age and credits included. */
  facts: FactInfo[];
}

export interface Me {
  name: string;
  /** Something you have to know, told once. */
  notice: Said | null;
}

export interface NewName {
  name: string;
}

export interface NewTable {
  game: string;
  /** Each `me`, `open` or the name of a bot. */
  seats: string[];
  options?: Record<string, string>;
  pace?: Pace;
}

export interface NewPace {
  pace: Pace;
}

export interface Seat {
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  here: boolean;
  /** The name of the bot that had this seat and failed. */
  stands_in_for: string | null;
}

/** A table as everybody may know it, and which seat is yours. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  state: TableState;
  commitment: string;
  /** Null until the match is over. */
  key: string | null;
  seats: Seat[];
  you: number | null;
  created: string;
  /** How soon bots answer. */
  pace: Pace;
}

/** What has happened since an event that you know of, and how things stand. */
export interface Update<V extends View = View, E extends Event = Event> {
  type: 'update';
  table: TableInfo;
  /** How many moves the seats have made. */
  moves: number;
  /** The number of the first of these events. */
  since: number;
  events: E[];
  /** For each of these events what it changes in what is shown; null where the story is told anew. */
  shows: Partial<V>[] | null;
  /** Null while the table waits for players. */
  view: V | null;
  /** Something that only you have to know. */
  notice?: Said;
}

export interface Move {
  type: 'move';
  move: string;
  /** How many moves you had seen when you chose it. */
  moves: number;
}

/** What was asked for cannot be done: the sentence in English, and what it is made of. */
export interface Error {
  error: string;
  code: string;
  params: Record<string, unknown>;
}

/** What you sent cannot be done; nothing has changed. */
export interface Refused {
  type: 'refused';
  error: string;
  code: string;
  params: Record<string, unknown>;
  /** Null where the message could not be read that far. */
  move: string | null;
}

/** A move, the chance to win with it, and facts that speak for it, strongest first. */
export interface Hint<R extends Reason = Reason> {
  move: string;
  /** The move in words. */
  said: Said;
  chance: number;
  reasons: R[];
}

/** The best moves of whoever is to move, best first. */
export interface Hints<R extends Reason = Reason> {
  /** How many moves had been made. */
  moves: number;
  /** Of winning, by seat. */
  chances: number[];
  best: Hint<R>[];
  /** Whether nothing is left to chance in this. */
  proven: boolean;
}

export interface Chances {
  moves: number;
  chances: number[];
}

/** A move that was played, seen with what its seat could know then. */
export interface TurnInfo<R extends Reason = Reason> {
  number: number;
  seat: number;
  played: string;
  /** The move in words. */
  said: Said;
  /** Of winning, by seat, before the move. */
  chances: number[];
  /** What the move was worth to its seat. */
  chance: number;
  best: Hint<R>;
  /** By how much the best move was worth more. */
  loss: number;
}

/** A match that is over, as far as it has been looked through. */
export interface AnalysisInfo<R extends Reason = Reason> {
  done: number;
  of: number;
  turns: TurnInfo<R>[];
  /** Numbers of the moves at which the match turned, once all is done. */
  turning: number[];
}
