/** Asking what to play: one question at a time, forgotten as soon as the game has moved on. */
import type { Hint, Hints } from '../wire';
import { percentOf } from './chances';
import { sentenceOf } from './rest';

/** Asks from anywhere at the table. */
export const HINT_KEY = 'H';

export type Answer =
  | { phase: 'closed' }
  | { phase: 'thinking' }
  | { phase: 'told'; hints: Hints; picked: number; shown: Shown | null }
  | { phase: 'failed'; sentence: string };

/** A move to show on the board; a new one each time, so that the same move can be shown again. */
export interface Shown {
  move: string;
}

const showing = (hints: Hints, picked: number): Answer => {
  const move = hints.best[picked]?.move;
  return { phase: 'told', hints, picked, shown: move === undefined ? null : { move } };
};

/** Where all chances read the same, only the points tell the moves apart. */
export function pointsDecide(best: Hint[]): boolean {
  const percent = percentOf(best[0]?.chance ?? 0);
  return best.length > 1 && best.every(({ chance, points }) => percentOf(chance) === percent && points !== null);
}

export class HintDesk {
  answer = $state.raw<Answer>({ phase: 'closed' });
  private question = 0;
  private at = 0;

  constructor(private readonly ask: () => Promise<Hints>) {}

  get open(): boolean {
    return this.answer.phase !== 'closed';
  }

  get shown(): Shown | null {
    return this.answer.phase === 'told' ? this.answer.shown : null;
  }

  /** `moves` is how many had been made when the question was put. */
  async enquire(moves: number): Promise<void> {
    this.question += 1;
    this.at = moves;
    const question = this.question;
    this.answer = { phase: 'thinking' };
    let answer: Answer;
    try {
      const hints = await this.ask();
      answer = hints.moves === moves ? showing(hints, 0) : { phase: 'closed' };
    } catch (error) {
      answer = { phase: 'failed', sentence: sentenceOf(error) };
    }
    if (question === this.question) this.answer = answer;
  }

  pick(picked: number): void {
    if (this.answer.phase === 'told') this.answer = showing(this.answer.hints, picked);
  }

  /** Hints are for one position: a move that is made, or on its way, puts them away. */
  moved(moves: number, sending: boolean): void {
    if (sending || moves !== this.at) this.close();
  }

  /** Put away; an answer that is still on its way is not read any more. */
  close(): void {
    this.question += 1;
    this.answer = { phase: 'closed' };
  }
}
