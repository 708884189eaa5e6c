/** All that is said to whoever plays by text: what happened, what was typed, and the answers to it. */
import { untrack } from 'svelte';
import { say } from '../words';
import type { Part } from './kit';

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

  /** Of a table, each row with what stands in it. */
  parts(parts: Part[]): void {
    if (!parts.length) this.say('answer', say('text-nothing-there'));
    for (const { heading, lines, grid } of parts) {
      const rows = (grid?.rows ?? []).map(({ head, cells }) => {
        const found = cells.flatMap((cell, at) => (cell === null ? [] : [`${grid?.columns[at] ?? ''}: ${cell}`]));
        return say('text-row', { head, cells: found.join('; ') || null });
      });
      this.say('answer', heading, { items: [...rows, ...lines] });
    }
  }

  /** Somebody else takes the device: nothing of what was said stays on it. */
  clear(): void {
    this.lines = [];
  }
}
