/** What this browser remembers of its person's tastes from one visit to the next. */
import type { Pace } from './wire';

export const PACES = ['calm', 'usual', 'brisk'] as const satisfies Pace[];
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const LOOKS = ['system', 'light', 'dark'] as const;
/** How large letters are, in percent of what the browser has. */
export const SIZES = [100, 125, 150, 175, 200] as const;

/** Where it is kept; a browser may forbid it, and then a taste lasts as long as the page. */
export interface Keep {
  read(name: string): string | null;
  write(name: string, value: string): void;
}

const browserKeep: Keep = {
  read(name) {
    try {
      return localStorage.getItem(`cheeseboard-${name}`);
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      localStorage.setItem(`cheeseboard-${name}`, value);
    } catch {
      // It is remembered for this page only.
    }
  },
};

/** One choice among a few; anything else that is found in the keep is ignored. */
export class Taste<T extends string | number | boolean> {
  private chosen: T;

  constructor(
    private readonly name: string,
    choices: readonly T[],
    usual: T,
    private readonly keep: Keep = browserKeep,
  ) {
    const found = keep.read(name);
    this.chosen = $state(choices.find((choice) => String(choice) === found) ?? usual);
  }

  get value(): T {
    return this.chosen;
  }

  set value(value: T) {
    this.chosen = value;
    this.keep.write(this.name, String(value));
  }
}

/** The games that somebody here has finished, or laid in a way of their own: no beginner's choice is offered any more. */
export class Experience {
  private readonly games = $state<Record<string, boolean>>({});

  constructor(private readonly keep: Keep = browserKeep) {}

  has(game: string): boolean {
    return this.games[game] ?? this.keep.read(`knows-${game}`) === 'true';
  }

  gain(game: string): void {
    this.games[game] = true;
    this.keep.write(`knows-${game}`, 'true');
  }
}

export const experience = new Experience();

/** How far somebody has come in each lesson, in moves; and whether they have said that they would rather just play. */
export class Lessons {
  private readonly chosen = $state<Record<string, boolean>>({});

  constructor(private readonly keep: Keep = browserKeep) {}

  /** Where a lesson was left. */
  left(lesson: string): number {
    return Number(this.keep.read(`lesson-${lesson}`)) || 0;
  }

  leave(lesson: string, at: number): void {
    this.keep.write(`lesson-${lesson}`, String(at));
  }

  /** Whether a game's lesson has been offered: it is offered once. */
  offered(game: string): boolean {
    return this.chosen[game] ?? this.keep.read(`offered-${game}`) === 'true';
  }

  offer(game: string): void {
    this.chosen[game] = true;
    this.keep.write(`offered-${game}`, 'true');
  }
}

export const lessons = new Lessons();

/** What of a table has been explained and understood: it is never explained again. */
export class Coaching {
  private readonly marks = $state<Record<string, boolean>>({});

  constructor(private readonly keep: Keep = browserKeep) {}

  understood(mark: string): boolean {
    return this.marks[mark] ?? this.keep.read(`mark-${mark}`) === 'true';
  }

  understand(mark: string): void {
    this.marks[mark] = true;
    this.keep.write(`mark-${mark}`, 'true');
  }
}

export const coaching = new Coaching();

export const tastes = {
  /** Whom one tap in the lobby is played against. */
  level: new Taste<number>('level', LEVELS, 2),
  /** Whether everybody's chances are shown in games against bots. */
  chances: new Taste<boolean>('chances', [true, false], false),
  /** Whether a place that is tapped waits for a second tap before the move is made. */
  confirm: new Taste<boolean>('confirm', [true, false], true),
  /** Whether my die waits until I throw it, in games that have one. */
  throwing: new Taste<boolean>('throwing', [true, false], false),
  /** What is heard and felt of a game; `notification` is for whoever looks elsewhere. */
  sound: new Taste<boolean>('sound', [true, false], false),
  vibration: new Taste<boolean>('vibration', [true, false], false),
  notification: new Taste<boolean>('notification', [true, false], false),
  /** Whether bots say a word now and then. */
  remarks: new Taste<boolean>('remarks', [true, false], true),
  /** Whether what is new is explained at the table, in the first games. */
  coach: new Taste<boolean>('coach', [true, false], true),
  /** Whether tables are read, heard and typed at, instead of looked at. */
  reading: new Taste<boolean>('reading', [true, false], false),
  pace: new Taste<Pace>('pace', PACES, 'usual'),
  /** How the page looks: `public/early.js` carries these out, before anything is painted. */
  look: new Taste<(typeof LOOKS)[number]>('look', LOOKS, 'system'),
  contrast: new Taste<'system' | 'more'>('contrast', ['system', 'more'], 'system'),
  motion: new Taste<'system' | 'still'>('motion', ['system', 'still'], 'system'),
  text: new Taste<number>('text', SIZES, 100),
};
