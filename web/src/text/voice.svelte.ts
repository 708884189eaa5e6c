/** All that is said to whoever plays by text: what happened, what was typed, and the answers to it. */
import { untrack } from 'svelte';

/** `typed` is what somebody wrote themselves: seen, but not read out to them once more. */
export type Kind = 'event' | 'note' | 'asked' | 'answer' | 'wrong' | 'typed';

export interface Line {
  number: number;
  kind: Kind;
  text: string;
  /** Numbered from 1 where one of them can be chosen. */
  items: string[];
  choosable: boolean;
  link: string | null;
}

/** More than anybody reads back; the game itself keeps the whole story. */
const KEPT = 200;

export class Voice {
  lines = $state.raw<Line[]>([]);
  private number = 0;

  say(kind: Kind, text: string, more: Partial<Pick<Line, 'items' | 'choosable' | 'link'>> = {}): void {
    this.number += 1;
    const line: Line = { number: this.number, kind, text, items: [], choosable: false, link: null, ...more };
    // Read without being followed: whoever says something does not say it again because something was said.
    this.lines = [...untrack(() => this.lines).slice(1 - KEPT), line];
  }

  /** Somebody else takes the device: nothing of what was said stays on it. */
  clear(): void {
    this.lines = [];
  }
}
