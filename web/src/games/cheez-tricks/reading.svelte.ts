/** The score sheet: it comes by itself when a round is scored, and whenever it is asked for. */
import { untrack } from 'svelte';
import type { PlayProps } from '../../table/kit';
import { wordsOf } from '../../words';
import type { AnyEvent, View } from './wire';

const say = wordsOf('cheez-tricks');

export class Reading {
  /** The round that is looked at, or all of them; `null` while the sheet is put away. */
  at = $state<number | 'all' | null>(null);
  /** Whether the table is looked at after the end. */
  private looking = $state(false);
  /** Whether the sheet came by itself. */
  private justScored = $state(false);

  /** A replay shows the sheet only when it is asked for. */
  readonly ended = $derived.by((): boolean => {
    const { resting, view, replay } = this.now();
    return resting && view.result !== null && !replay;
  });
  readonly shown = $derived.by(() => this.at ?? (this.ended && !this.looking ? 'all' : null));
  /** The way on from here, in words; none at the very end. */
  readonly onward = $derived.by((): string => {
    if (this.ended) return this.shown === 'all' ? '' : say('sheet-result');
    const { sheet } = this.now().view;
    return this.justScored ? say('sheet-next', { round: sheet.length + 1 }) : say('sheet-close');
  });

  constructor(private readonly now: () => PlayProps<View, AnyEvent>) {
    // A round that has just been scored is read before the next begins.
    let heard = untrack(() => this.now().events.length);
    $effect(() => {
      const { events, replay } = this.now();
      if (replay) return;
      const scored = events.slice(heard).findLast((event) => event.type === 'score');
      heard = events.length;
      if (!scored) return;
      this.at = scored.round - 1;
      this.justScored = true;
    });
  }

  open(): void {
    this.looking = false;
    if (!this.ended) this.at = this.now().view.sheet.length - 1;
  }

  /** After the end the table is under the sheet. */
  look(): void {
    this.at = null;
    this.looking = true;
  }

  putAway(): void {
    this.justScored = false;
    this.at = this.ended ? 'all' : null;
  }
}
