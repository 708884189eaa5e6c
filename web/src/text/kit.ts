/** What playing by text asks of a game, from `games/<game>/text.ts`. */
import type { Said, View } from '../wire';
import type { Person } from '../words';

export interface Grid {
  /** What the headings of its columns and rows are. */
  corner: string;
  columns: string[];
  /** `null` where there is nothing. */
  rows: { head: string; cells: (string | null)[] }[];
}

/** A part of the position: a heading, sentences below it, or a table. */
export interface Part {
  /** `hand` and `people` are told by a command of their own as well. */
  key: string;
  heading: string;
  lines: string[];
  grid?: Grid;
}

/** A legal move in words: what it is called, and what else may be typed for it, each a message with several wordings. */
export interface MoveSaid {
  move: string;
  said: Said;
  typed: Said[];
}

export interface GameText<V extends View = View> {
  describe: (view: V, people: Person[]) => Part[];
  moves: (view: V) => MoveSaid[];
  /** What is expected of the seat whose view it is, while it is to move. */
  asked: (view: V, people: Person[]) => string;
}
