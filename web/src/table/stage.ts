/** Plays what happened in order: one event at a time, each for as long as its game says, all at once when skipped. */
import type { GameEvent } from './protocol';

export interface StageClock {
  after(ms: number, run: () => void): () => void;
}

export interface Scene<Shown> {
  shown: Shown;
  events: GameEvent[];
}

export interface StageListener<Shown> {
  /** The curtain: this is the state that the events lead to. */
  show(shown: Shown, unplayed: GameEvent[]): void;
  /** An event is being played; these are still to come. */
  play(event: GameEvent, unplayed: GameEvent[]): void;
  /** Everything has been played. */
  rest(): void;
}

/** So many scenes may wait behind the curtain before the play gets quicker. */
const FEW = 2;

/** Others may act faster than it can be shown; the further behind, the shorter each event, so that we never lag for long. */
export const hurried = (wait: number, behind: number): number => wait * Math.min(1, (FEW / behind) ** 2);

export class Stage<Shown> {
  private scenes: Scene<Shown>[] = [];
  private unplayed: GameEvent[] = [];
  private cancel: (() => void) | null = null;

  constructor(
    private readonly clock: StageClock,
    /** How long an event is shown when that many scenes wait behind the curtain. */
    private readonly pace: (event: GameEvent, behind: number) => number,
    private readonly listener: StageListener<Shown>,
  ) {}

  get busy(): boolean {
    return this.cancel !== null;
  }

  add(shown: Shown, events: GameEvent[]): void {
    this.scenes.push({ shown, events });
    if (!this.busy) this.next();
  }

  /** Everything at once, nothing left out: every event is still told, only without waiting. */
  skip(): void {
    this.cancel?.();
    this.cancel = null;
    this.next(true);
  }

  private next(atOnce = false): void {
    for (;;) {
      const event = this.unplayed.shift();
      if (event) {
        this.listener.play(event, [...this.unplayed]);
        const wait = atOnce ? 0 : this.pace(event, this.scenes.length);
        if (wait > 0) {
          this.cancel = this.clock.after(wait, () => {
            this.cancel = null;
            this.next();
          });
          return;
        }
        continue;
      }
      const scene = this.scenes.shift();
      if (!scene) break;
      this.unplayed = [...scene.events];
      this.listener.show(scene.shown, [...this.unplayed]);
    }
    this.listener.rest();
  }
}
