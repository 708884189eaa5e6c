/** The shapes of docs/protocol.md. The shell knows these and no game. */

export interface Option {
  name: string;
  /** What may be chosen, by the number of players. */
  choices: Record<string, string[]>;
  default: string;
}

export interface GameOnShelf {
  name: string;
  players: number[];
  options: Option[];
  bots: string[];
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
}

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
}
