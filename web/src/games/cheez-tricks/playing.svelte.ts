/** What you are about to play or to name: chosen by a tap, held over the board, or on its way to the server. */
import type { PlayProps } from '../../table/kit';
import { mayAct } from '../../table/turn';
import { tastes } from '../../tastes.svelte';
import { wordsOf } from '../../words';
import { namedBy } from './view';
import type { AnyEvent, Played, View } from './wire';

const say = wordsOf('cheez-tricks');

export class Playing {
  /** A card, or the naming of a trump. */
  chosen = $state<string | null>(null);
  /** A dragged card hovers over the board. */
  over = $state(false);
  /** Said instead of what is expected of you: why a card cannot be played, whom a cat catches. */
  note = $state('');
  /** The refusal that the note tells of, if it does. */
  readonly refused = $derived.by((): string | null => {
    const { follow } = this.now().view;
    return follow !== null && this.note === say('must-follow', { variety: follow }) ? 'refusal-follow' : null;
  });
  /** Where the card that is on its way was taken from. */
  origin: DOMRect | null = null;

  /** The better move that a replay draws where it would have been made. */
  readonly ghost = $derived.by((): string | null => {
    const { replay, hinted } = this.now();
    return replay && hinted ? hinted.move : null;
  });
  readonly mine = $derived.by((): boolean => mayAct(this.now()));
  readonly sending = $derived.by((): string | null => {
    const { sent } = this.now();
    return sent !== null && namedBy(sent) === null ? sent : null;
  });
  /** The hand without the card that is on its way. */
  readonly hand = $derived.by((): string[] => (this.now().view.hand ?? []).filter((card) => card !== this.sending));
  /** The trick with the card that is on its way. */
  readonly trick = $derived.by((): Played[] => {
    const { trick, seat } = this.now().view;
    return this.sending !== null && seat !== null ? [...trick, { seat, card: this.sending }] : trick;
  });
  /** Whether a card is asked for. */
  readonly open = $derived.by((): boolean => this.mine && !this.now().view.naming);

  constructor(private readonly now: () => PlayProps<View, AnyEvent>) {
    // Whatever happens puts a chosen card back.
    const told = $derived(this.now().events.length);
    $effect(() => {
      void told;
      this.putBack();
    });
    // A move that is shown as a hint is chosen as if by hand: it waits for the second tap.
    $effect(() => {
      const { hinted } = this.now();
      if (hinted && this.mine) this.chosen = hinted.move;
    });
  }

  /** The variety that has to be followed instead of playing this card now. */
  follow(card: string): string | null {
    const { legal, follow } = this.now().view;
    return this.open && !legal.includes(card) ? follow : null;
  }

  /** Why a card cannot be played now; empty when it can. */
  whyNot(card: string): string {
    const { view, people } = this.now();
    const variety = this.follow(card);
    if (variety !== null) return say('must-follow', { variety });
    const waiting = !this.mine && view.turn !== null && view.turn !== view.seat;
    return waiting ? say('not-your-turn', { seat: view.turn }, people) : '';
  }

  /** A tap on a move that may be made: it waits for a second one, where that is wanted. Says whether it is to be made. */
  settle(move: string, byKey: boolean): boolean {
    const sure = byKey || this.chosen === move || !tastes.confirm.value;
    this.putBack();
    if (!sure) this.chosen = move;
    return sure;
  }

  play(card: string, from: DOMRect | null): void {
    this.origin = from;
    this.putBack();
    this.now().onmove(card);
  }

  /** Told at one tap, and put away by another in the same place. */
  explain(sentence: string): void {
    const told = this.note === sentence;
    this.putBack();
    if (!told) this.note = sentence;
  }

  putBack(): void {
    this.chosen = null;
    this.over = false;
    this.note = '';
  }
}
