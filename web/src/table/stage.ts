/** Tells what happened in order: one event at a time, each for as long as its game says, all at once when skipped. */
import type { Event, Update } from '../wire';

export interface StageClock {
  after(ms: number, run: () => void): () => void;
}

/** What an event changes in what is shown. */
export type Shows = NonNullable<Update['shows']>[number];

/** An event, with what it changes. */
export interface Step {
  event: Event;
  shows: Shows;
}

/** One update: what happened, and where it leads to. */
export interface Scene<End> {
  steps: Step[];
  end: End;
}

export interface StageListener<End> {
  /** The curtain rises: these steps will lead to this end. */
  begin(end: End): void;
  /** An event is told; `next` will be after it. */
  tell(step: Step, next: Event | null): void;
  /** Everything that leads there has been told. */
  end(end: End): void;
  /** There is nothing more to tell. */
  rest(): void;
  /** The next event waits for somebody's hand. */
  hold?(): void;
}

/** So many scenes may wait behind the curtain before the play gets quicker. */
const FEW = 2;

/** Others may act faster than it can be shown; the further behind, the shorter each event, so that we never lag for long. */
export const hurried = (wait: number, behind: number): number => wait * Math.min(1, (FEW / behind) ** 2);

export class Stage<End> {
  private scenes: Scene<End>[] = [];
  private scene: Scene<End> | null = null;
  private cancel: (() => void) | null = null;
  private released = false;

  constructor(
    private readonly clock: StageClock,
    /** How long an event is shown when that many scenes wait behind the curtain. */
    private readonly lasts: (event: Event, behind: number) => number,
    /** Whether one may act on this end while its last event is still being shown. */
    private readonly open: (end: End) => boolean,
    private readonly listener: StageListener<End>,
    /** Whether an event is only told when somebody lets it, with that many scenes waiting behind. */
    private readonly holds: (event: Event, end: End, behind: number) => boolean = () => false,
  ) {}

  get busy(): boolean {
    return this.cancel !== null;
  }

  add(end: End, steps: Step[]): void {
    this.scenes.push({ end, steps: [...steps] });
    if (!this.busy) this.go();
  }

  /** Everything at once, nothing left out: every event is still told, only without waiting. */
  skip(): void {
    this.cancel?.();
    this.cancel = null;
    this.go(true);
  }

  /** What was held is told. */
  release(): void {
    this.released = true;
    this.go();
  }

  /** Nothing of what was to be told is told any more. */
  clear(): void {
    this.cancel?.();
    this.cancel = null;
    this.scenes = [];
    this.scene = null;
  }

  private go(atOnce = false): void {
    while (this.scene ?? this.raise()) {
      const step = this.scene?.steps[0];
      if (!step) {
        this.lower();
        continue;
      }
      if (!atOnce && !this.released && this.scene && this.holds(step.event, this.scene.end, this.scenes.length)) {
        this.listener.hold?.();
        return;
      }
      this.released = false;
      this.scene?.steps.shift();
      this.listener.tell(step, (this.scene?.steps[0] ?? this.scenes[0]?.steps[0])?.event ?? null);
      if (this.scene && !this.scene.steps.length && !this.scenes.length && this.open(this.scene.end)) {
        this.lower();
        this.listener.rest();
      }
      const wait = atOnce ? 0 : this.lasts(step.event, this.scenes.length);
      if (wait > 0) {
        this.cancel = this.clock.after(wait, () => {
          this.cancel = null;
          this.go();
        });
        return;
      }
    }
    this.listener.rest();
  }

  private raise(): Scene<End> | null {
    this.scene = this.scenes.shift() ?? null;
    if (this.scene) this.listener.begin(this.scene.end);
    return this.scene;
  }

  private lower(): void {
    if (this.scene) this.listener.end(this.scene.end);
    this.scene = null;
  }
}
