/** A lesson as it is played: the teacher says a sentence, the learner makes the move, everybody else plays by themselves. */
import { Projector } from '../replay/projector.svelte';
import type { StageClock } from '../table/stage';
import type { Event, Lesson, LessonRemark, LessonStep, View } from '../wire';

/** What has to happen before the lesson goes on. */
export type Waiting = 'nothing' | 'tap' | 'move' | 'end';

/** How long a position is looked at before somebody else moves. */
const BEAT = 900;
/** How long a move lies on the table as it was made, before what comes of it is told. */
const SETTLING = 60;

export class Learning {
  readonly projector: Projector;
  /** Which of the remarks that are made here. */
  private read = $state(0);
  /** The move that is about to be told. */
  sent = $state.raw<string | null>(null);
  /** The answer to a move that does not lead on: the code of a message. */
  answer = $state.raw<string | null>(null);
  /** The move that leads on, once somebody wants to be shown it. */
  hinted = $state.raw<{ move: string } | null>(null);
  /** Where it was left the last time, while that is still to be said. */
  resumed = $state(false);

  private cancel: (() => void) | null = null;

  constructor(
    readonly lesson: Lesson,
    private readonly clock: StageClock,
    lasts: (event: Event, view: View) => number,
    /** Hears how far the learner has come. */
    private readonly note: (at: number) => void,
  ) {
    this.projector = new Projector(clock, lasts, () => this.rest());
  }

  get step(): LessonStep {
    return this.lesson.steps[this.projector.at] as LessonStep;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get remark(): LessonRemark | null {
    return this.projector.resting && this.sent === null ? (this.step.remarks[this.read] ?? null) : null;
  }

  get waiting(): Waiting {
    if (!this.projector.resting || this.sent !== null) return 'nothing';
    if (this.resumed || this.read < this.step.remarks.length - 1) return 'tap';
    if (this.step.move === null) return 'end';
    if (this.yours) return 'move';
    return this.remark ? 'tap' : 'nothing';
  }

  /** Whether the learner is to move; the teacher may still be speaking. */
  get yours(): boolean {
    const { view, resting } = this.projector;
    return resting && this.sent === null && view !== null && view.turn === view.seat && this.step.move !== null;
  }

  /** From this position on, with all that is said there. */
  begin(at: number): void {
    this.stop();
    const from = at > 0 && at < this.last ? at : 0;
    this.resumed = from > 0;
    this.projector.load(
      this.lesson.steps.map(({ frame }) => frame),
      from,
    );
    this.rest();
  }

  /** The learner taps on: the next sentence, or the next move where it is somebody else's, or their own is shown. */
  goOn(): void {
    if (!this.projector.resting) this.projector.skip();
    else if (this.resumed) this.resumed = false;
    else if (this.waiting === 'move') this.hinted = this.step.move === null ? null : { move: this.step.move };
    else if (this.read < this.step.remarks.length - 1) this.read += 1;
    else if (this.step.move !== null && this.sent === null) this.forward();
  }

  /** The learner moves. Only the move of the record leads on; any other is answered, and nothing is lost. */
  move(move: string): void {
    if (!this.yours) return;
    this.hinted = null;
    this.resumed = false;
    if (move !== this.step.move) {
      this.read = Math.max(0, this.step.remarks.length - 1);
      this.answer = this.step.answers[move] ?? this.lesson.otherwise;
      return;
    }
    this.answer = null;
    this.sent = move;
    this.wait(SETTLING, () => this.forward());
  }

  stop(): void {
    this.wait(0, null);
    this.projector.stop();
    this.sent = null;
    this.answer = null;
    this.hinted = null;
    this.read = 0;
  }

  private forward(): void {
    this.stop();
    this.projector.forward();
  }

  private rest(): void {
    this.read = 0;
    this.note(this.projector.at);
    if (this.waiting === 'nothing') this.wait(BEAT, () => this.forward());
  }

  private wait(ms: number, then: (() => void) | null): void {
    this.cancel?.();
    this.cancel = then && this.clock.after(ms, then);
  }
}
