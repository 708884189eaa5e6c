/** Shows the positions of a match one after another: by itself, step by step, or any of them at once. */
import { Stage, type StageClock, type Step } from '../table/stage';
import type { Event, Frame, View } from '../wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a position is looked at before the next move, at the usual speed. */
const BEAT = 800;

export const browserClock: StageClock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export class Projector {
  /** The position that is shown, or that what is being told leads to. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** As far as it has been told. */
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  next = $state.raw<Event | null>(null);
  resting = $state(true);

  private frames: Frame[] = [];
  private readonly stage: Stage<Frame>;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly clock: StageClock,
    lasts: (event: Event, view: View) => number,
    /** Hears when a move has been told. */
    private readonly onrest: () => void = () => undefined,
  ) {
    this.stage = new Stage<Frame>(
      clock,
      (event) => (this.view ? lasts(event, this.view) / this.speed : 0),
      () => false,
      {
        begin: () => {
          this.resting = false;
        },
        tell: ({ event, shows }, next) => {
          this.next = next;
          this.events = [...this.events, event];
          if (this.view) this.view = { ...this.view, ...shows, legal: [] };
        },
        end: ({ view }) => {
          this.view = view;
        },
        rest: () => {
          this.next = null;
          this.resting = true;
          this.goOn();
          this.onrest();
        },
      },
    );
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** These positions, or the same ones as somebody else saw them. */
  load(frames: Frame[], at: number): void {
    this.frames = frames;
    this.to(at);
  }

  /** Any position, at once. */
  to(move: number): void {
    this.stop();
    this.show(move);
    this.goOn();
  }

  /** The next move, told as it would be at the table. */
  forward(): void {
    this.stop();
    this.show(this.at);
    const frame = this.frames[this.at + 1];
    if (!frame) return;
    this.at += 1;
    this.stage.add(frame, stepsOf(frame));
  }

  back(): void {
    this.to(this.at - 1);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** From here on; at the end once more from the beginning. */
  play(): void {
    this.playing = true;
    if (this.at === this.last) this.to(0);
    else if (!this.stage.busy) this.forward();
  }

  pause(): void {
    this.playing = false;
    this.wait(null);
  }

  /** What is being told is told at once. */
  skip(): void {
    if (this.stage.busy) this.stage.skip();
  }

  /** Nothing happens by itself any more. */
  stop(): void {
    this.wait(null);
    this.stage.clear();
  }

  private show(move: number): void {
    this.at = Math.max(0, Math.min(move, this.last));
    this.view = this.frames[this.at]?.view ?? null;
    this.events = this.frames.slice(0, this.at + 1).flatMap(({ events }) => events);
    this.next = null;
    this.resting = true;
  }

  private goOn(): void {
    if (!this.playing) return;
    if (this.at === this.last) this.playing = false;
    else this.wait(() => this.forward());
  }

  private wait(then: (() => void) | null): void {
    this.cancel?.();
    this.cancel = then && this.clock.after(BEAT / this.speed, then);
  }
}

const stepsOf = ({ events, shows }: Frame): Step[] => events.map((event, i) => ({ event, shows: shows[i] ?? {} }));
