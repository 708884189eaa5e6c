/** The shapes of docs/protocol.md. The shell knows these and no game. */

export interface Option {
  name: string;
  /** What may be chosen, by the number of players. */
  choices: Record<string, string[]>;
  default: string;
}

/** A bot that may take a seat: one of the five levels, or one without a level. */
export interface BotOnShelf {
  bot: string;
  level: number | null;
  name: string;
}

export interface GameOnShelf {
  name: string;
  players: number[];
  options: Option[];
  /** The levels first, the weakest first. */
  bots: BotOnShelf[];
  minutes: number;
  age: number;
}

export interface Me {
  name: string;
  /** Something about who you are that you should know, said once. */
  notice: string | null;
}

export type SeatKind = 'person' | 'bot' | 'open';

export interface Seat {
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  here: boolean;
  /** The name of the bot that failed here, where this one took over. */
  stands_in_for: string | null;
}

/** How long bots wait before they answer. */
export type Pace = 'calm' | 'usual' | 'brisk';

export type TableState = 'waiting' | 'playing' | 'over';

export interface TableCard {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  state: TableState;
  commitment: string;
  key: string | null;
  seats: Seat[];
  you: number | null;
  created: string;
  pace: Pace;
}

export interface Result {
  points: number[];
  winners: number[];
  reason: string;
}

export interface View {
  game: string;
  players: number;
  seat: number | null;
  turn: number | null;
  legal: string[];
  result: Result | null;
}

export interface GameEvent {
  type: string;
}

export interface Update {
  type: 'update';
  table: TableCard;
  moves: number;
  since: number;
  events: GameEvent[];
  view: View | null;
}

export interface Refused {
  type: 'refused';
  error: string;
  move: string | null;
}

export type FromServer = Update | Refused;

export interface ToServer {
  type: 'move';
  move: string;
  moves: number;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: string[];
  pace: Pace;
}

/** A fact that speaks for a move: a type, and what that type tells. */
export interface Reason {
  type: string;
}

export interface Advised {
  move: string;
  /** Of winning, for whoever makes the move, 0 to 1. */
  chance: number;
  reasons: Reason[];
}

export interface Hint {
  /** How many moves had been made: an answer for an earlier position is no advice. */
  moves: number;
  chances: number[];
  /** Best first. */
  best: Advised[];
  /** Whether it was worked out to the end rather than estimated. */
  proven: boolean;
}

export interface Chances {
  moves: number;
  chances: number[];
}

/** One move of a match that is over, as it could be judged by whoever made it. */
export interface Turn {
  number: number;
  seat: number;
  played: string;
  /** By seat, before the move. */
  chances: number[];
  /** What the move was worth to its seat. */
  chance: number;
  best: Advised;
  loss: number;
}

export interface Analysis {
  done: number;
  of: number;
  turns: Turn[];
  /** The numbers of the moves that decided most. */
  turning: number[];
}
