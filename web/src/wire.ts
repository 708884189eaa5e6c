/** What the server and the page say to each other. Written by web/wire.py. */

export type Certainty = 'seed' | 'source' | 'inferred' | 'ruling';

export type SeatKind = 'person' | 'bot' | 'open';

export type TableState = 'waiting' | 'playing' | 'over';

export type Pace = 'calm' | 'usual' | 'brisk';

export type StandInWhy = 'absent' | 'left' | 'late' | 'failed';

export type Ending = 'resigned' | 'absent' | 'agreed' | 'closed';

export type Reaction = 'cheese' | 'clap' | 'laugh' | 'gasp' | 'hurry' | 'sorry';

export type Missing = 'bots' | 'open' | 'fewer';

export type MayUndo = 'free' | 'ask' | 'no';

export type EntryType =
  | 'laid'
  | 'sat'
  | 'started'
  | 'left'
  | 'bot-in'
  | 'bot-out'
  | 'passed'
  | 'moved'
  | 'undo-asked'
  | 'undo-answered'
  | 'undone'
  | 'chatted'
  | 'reacted'
  | 'changed'
  | 'finished'
  | 'ended'
  | 'again'
  | 'next';

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

/** A fact that the rulebook does not state, in the margin of a paragraph. Said as `fact-<name>`. */
export interface Doubt {
  name: string;
  certainty: Certainty;
  value: unknown;
}

/** A position, drawn beside a paragraph. Its caption is said as `book-example-<name>`. */
export interface Example {
  name: string;
  /** What of the position is drawn, in a word that the game's page knows. */
  show: string;
  names: string[];
  view: View;
  /** What the caption may want to know beyond the facts. */
  params: Record<string, unknown>;
  /** What the table says to a move that cannot be made here. */
  refused: Said | null;
}

/** Said as `book-<name>`. */
export interface Paragraph {
  name: string;
  /** Those of `docs/rules` that it tells. */
  clauses: string[];
  doubts: Doubt[];
  /** The codes of the refusals that it explains. */
  refusals: string[];
  examples: Example[];
}

/** Said as `book-section-<name>`. */
export interface Section {
  name: string;
  paragraphs: Paragraph[];
}

export interface Rulebook {
  game: string;
  /** The values of the game's facts, for every sentence. */
  params: Record<string, unknown>;
  sections: Section[];
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

/** A lesson that a game has. */
export interface LessonInfo {
  name: string;
  /** How long it takes, about. */
  minutes: number;
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
  /** Whether seats know what others must not: then people at one device need a curtain. */
  hidden: boolean;
  /** Those for beginners first. */
  lessons: LessonInfo[];
}

export interface Me {
  /** Null until you have said it. */
  name: string | null;
  /** Whether you want a rating. */
  rated: boolean;
  /** Something you have to know, told once. */
  notice: Said | null;
}

/** What you want otherwise; the rest stays. */
export interface NewMe {
  name?: string | null;
  rated?: boolean | null;
}

/** Who shall have a seat: you, somebody beside you at your device, a bot, or whoever comes. */
export interface NewSeat {
  kind: 'me' | 'beside' | 'bot' | 'open';
  /** Which bot. */
  bot?: string | null;
  /** What somebody at your device is called; for `me` too, where several share it. */
  name?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  pace?: Pace;
  /** Whether everybody on this server finds it; else only whoever has the link. */
  listed?: boolean;
  chat?: boolean;
  patience?: number | null;
  clock?: number | null;
}

export interface Score {
  wins: number;
  points: number;
}

export interface Seat {
  kind: SeatKind;
  /** Whose seat it is; null where it is open, or a person's who has not said a name. */
  name: string | null;
  /** The bot that plays, for itself or for somebody. */
  bot: string | null;
  /** Why that bot plays for whoever's seat it is. */
  stands_in: StandInWhy | null;
  here: boolean;
  /** Since when the person has been away, in milliseconds since 1970; null for whoever is here, and for bots. */
  away: number | null;
  /** Whether it is played at your device. */
  yours: boolean;
  /** What the evening has brought before this match; null in its first. */
  score: Score | null;
}

/** Somebody wants to take moves back, and these seats have not answered yet. */
export interface UndoInfo {
  seat: number;
  waits_for: number[];
}

/** A match that ended before its end. */
export interface EndedInfo {
  why: Ending;
  seat: number | null;
  winners: number[];
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
  /** The seat whose view you have; at a device with several hidden hands null until one is looked at. */
  you: number | null;
  /** The seat of whoever laid the table; null where that one has none. */
  host: number | null;
  /** Whether that is you. */
  hosting: boolean;
  created: string;
  /** How soon bots answer. */
  pace: Pace;
  listed: boolean;
  chat: boolean;
  /** Seconds after which those present may decide about somebody who is away; null at a table for days. */
  patience: number | null;
  /** Seconds for a move; null where there is no such bound. */
  clock: number | null;
  /** When the seat to move has to have moved, in milliseconds since 1970. */
  deadline: number | null;
  /** The server's time, in milliseconds since 1970, to compare the others with. */
  now: number;
  /** The names of those who watch and have one. */
  watching: string[];
  undo: UndoInfo | null;
  /** Whether you can take your last move back; null where there is none. */
  may_undo: MayUndo | null;
  /** Null where the match goes on, or came to its end by the rules. */
  ended: EndedInfo | null;
  /** By seat, who wants a rematch; null for whoever has not said. Bots always do. */
  again: (boolean | null)[];
  /** The rematch's table. */
  next: string | null;
  /** How many matches the evening has seen before this one. */
  played: number;
}

/** One of your tables, for a look from afar. */
export interface MyTable<V extends View = View> {
  table: TableInfo;
  /** The seat to move. */
  turn: number | null;
  waits_for_you: boolean;
  /** When something last happened there, in milliseconds since 1970. */
  at: number;
  /** Null while it waits for players. */
  view: V | null;
}

/** Something that was done at the table, in its log. What moves did is told as events. */
export interface Entry {
  number: number;
  /** In milliseconds since 1970. */
  at: number;
  type: EntryType;
  /** How many events had happened then. */
  events: number;
  seat: number | null;
  /** Who it was, where somebody without a seat did it; or the bot that came in. */
  name: string | null;
  /** A StandInWhy, an Ending, or why a seat was left: left, removed, freed. */
  why: string | null;
  yes: boolean | null;
  /** What was said, or the reaction. */
  text: string | null;
  table: string | null;
}

/** What has happened since an event that you know of, and how things stand. */
export interface Update<V extends View = View, E extends Event = Event> {
  type: 'update';
  /** What is known of the table; with `changes`, at least what is not as you were told it on this socket. */
  table: Partial<TableInfo>;
  /** How many moves count. */
  moves: number;
  /** What the position is called, for whoever moves: each has another number, also after moves were taken back. */
  position: number;
  /** How often moves have been taken back: what you heard before the last time does not count. */
  undone: number;
  /** The number of the first of these events. */
  since: number;
  events: E[];
  /** For each of these events what it changes in what is shown; null where the story is told anew. */
  shows: Partial<V>[] | null;
  /** The entries since the last that you know of; of the moves only those that a bot made for somebody else. */
  log: Entry[];
  /** How many entries there are: what to ask for after a break. */
  entries: number;
  /**
   * What your seat may know now; with `changes`, at least what is not in the view that you had, with all that these
   * events show. Null while the table waits for players.
   */
  view: Partial<V> | null;
  /** Something that only you have to know. */
  notice?: Said;
}

/** Yes. */
export interface Pong {
  type: 'pong';
}

/** How others come to a table. */
export interface Invitation {
  link: string;
  /** Whether other devices can open it; if not, the server has to be started for that. */
  reachable: boolean;
  /** The link as a picture to be scanned: the path of an SVG whose view box is `0 0 size size`. */
  qr: string;
  size: number;
}

/** Takes a seat of yours to another device: typed there, or scanned as a link. */
export interface SeatCode {
  code: string;
  /** When it stops to hold, in milliseconds since 1970. */
  until: number;
  invitation: Invitation;
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
  /** The type of what you sent; null where the message could not be read that far. */
  to: string | null;
}

/** A move, the chance to win with it, and facts that speak for it, strongest first. */
export interface Hint<R extends Reason = Reason> {
  move: string;
  /** The move in words. */
  said: Said;
  chance: number;
  reasons: R[];
  /** What the seat may then expect to have where points are counted next; none where that is too far to see. */
  points: number | null;
}

/** The best moves of whoever is to move, best first: where the chances are level as percentages, by points. */
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

export interface Move {
  type: 'move';
  move: string;
  /** For which position you chose it. */
  position: number;
}

/** Look at the table from one of the seats at your device, or (null) from none. */
export interface Look {
  type: 'look';
  seat: number | null;
}

/** Take your last move back, or ask those who have to agree. */
export interface Undo {
  type: 'undo';
}

export interface AnswerUndo {
  type: 'answer-undo';
  yes: boolean;
}

export interface Chat {
  type: 'chat';
  text: string;
}

export interface React {
  type: 'react';
  reaction: Reaction;
}

/** Give your seats up: before the start they are open again, later a bot plays on. */
export interface Leave {
  type: 'leave';
}

/** Play again where a bot plays for you. */
export interface Return {
  type: 'return';
}

/** Let a bot play for somebody who has been away for longer than the table's patience. */
export interface StandIn {
  type: 'stand-in';
  seat: number;
}

/** Give a match of two up. */
export interface Resign {
  type: 'resign';
}

/** End the match because somebody is away. */
export interface End {
  type: 'end';
}

/** Close your table, whatever stands on it. */
export interface Close {
  type: 'close';
}

/** Begin now; this bot takes every seat that is still open. */
export interface Start {
  type: 'start';
  bot: string;
}

/** Give an open seat, or one that a bot plays, to this bot. */
export interface Fill {
  type: 'fill';
  seat: number;
  bot: string;
}

/** Open a bot's seat again, for people. */
export interface Free {
  type: 'free';
  seat: number;
}

/** Ask somebody to leave: the seat is open again before the start; later a bot has it. */
export interface Remove {
  type: 'remove';
  seat: number;
}

/** What shall be otherwise at this table. The pace may be set by everybody who sits, the rest by the host. */
export interface Change {
  type: 'change';
  pace?: Pace;
  listed?: boolean;
  chat?: boolean;
  patience?: number | null;
  clock?: number | null;
}

/** Whether you want a rematch. When everybody does, it is laid. */
export interface Again {
  type: 'again';
  yes: boolean;
}

/** Lay the rematch now, with those who want it. */
export interface Rematch {
  type: 'rematch';
  missing: Missing;
}

/** Are you there? Answered with `{"type": "pong"}`. */
export interface Ping {
  type: 'ping';
}

/** A position of a match that is over, and what led to it from the one before. */
export interface Frame<V extends View = View, E extends Event = Event> {
  moves: number;
  /** Who moved; null for the beginning. */
  seat: number | null;
  /** Why a bot made that move for somebody else. */
  stands_in: StandInWhy | null;
  /** When, in milliseconds since 1970, where that is known. */
  at: number | null;
  events: E[];
  /** For each of these events what it changes in what is shown. */
  shows: Partial<V>[];
  view: V;
}

/** Whether the chance of a match follows from the key that was sealed before it began. */
export interface Fairness {
  commitment: string | null;
  key: string | null;
  /** Checked just now; null where there is no key to check. */
  holds: boolean | null;
}

/** A match that is over, position by position, as a seat saw it (null: a spectator). */
export interface Replay<V extends View = View, E extends Event = Event> {
  game: string;
  players: number;
  options: Record<string, string>;
  names: (string | null)[];
  date: string | null;
  seat: number | null;
  frames: Frame<V, E>[];
  fairness: Fairness;
  ended: EndedInfo | null;
  /** Null for an uploaded record. */
  table: string | null;
  /** How many more records followed this one in what was uploaded. */
  others: number;
}

/** A match of yours that is over. */
export interface Played {
  table: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  seats: Seat[];
  you: number;
  points: number[];
  winners: number[];
  ended: EndedInfo | null;
}

/** How you have done. */
export interface Tally {
  played: number;
  won: number;
}

/** How you have done against somebody: a bot, or a person by the name they have now. */
export interface Against {
  name: string | null;
  bot: string | null;
  tally: Tally;
}

/** An estimate of strength, comparable within a game. */
export interface Rating {
  value: number;
  uncertainty: number;
  matches: number;
}

export interface GameStatistics {
  game: string;
  tally: Tally;
  /** Matches won in a row by now; as a negative number, not won. */
  streak: number;
  /** The most that were ever won in a row. */
  longest: number;
  against: Against[];
  /** Null where you want none, or have played too little. */
  rating: Rating | null;
}

export interface Statistics {
  games: GameStatistics[];
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

/** A sentence of the teacher's. */
export interface LessonRemark {
  /** Of a message of the game's. */
  code: string;
  /** What lights up meanwhile: `hand`, `cell 1,0`. */
  lit: string[];
}

/** A position of a lesson as the learner sees it, what is said there, and what comes of each move. */
export interface LessonStep<V extends View = View, E extends Event = Event> {
  frame: Frame<V, E>;
  remarks: LessonRemark[];
  /** The move that leads on; null at the end. */
  move: string | null;
  /** To other moves of the learner's, where there is something of its own to say: codes of the game's messages. */
  answers: Record<string, string>;
}

/** A match that somebody plays once more to learn the game. */
export interface Lesson<V extends View = View, E extends Event = Event> {
  game: string;
  name: string;
  players: number;
  options: Record<string, string>;
  names: string[];
  /** The learner's. */
  seat: number;
  minutes: number;
  /** What is said to any other move: the code of a message of the game's. */
  otherwise: string;
  steps: LessonStep<V, E>[];
}

export type AnyCommand =
  | Move
  | Look
  | Undo
  | AnswerUndo
  | Chat
  | React
  | Leave
  | Return
  | StandIn
  | Resign
  | End
  | Close
  | Start
  | Fill
  | Free
  | Remove
  | Change
  | Again
  | Rematch
  | Ping;
