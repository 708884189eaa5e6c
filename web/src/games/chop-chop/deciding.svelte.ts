/** What you are about to do: the piece that is chosen, and the square that it is aimed at. */
import { untrack } from 'svelte';
import type { PlayProps } from '../../table/kit';
import { mayAct } from '../../table/turn';
import { dangersOf, movable, mustPass, preselected, targets, wayOf } from './choosing';
import { CAT, mouseNumber, readMove, type Piece, type Place } from './view';
import type { AnyEvent, View } from './wire';

export class Deciding {
  private picked = $state<Piece | null>(null);
  /** The square whose way is shown; `held` when a finger put the mark there, which then waits for a second tap. */
  private aim = $state.raw<{ place: Place; held: boolean } | null>(null);
  /** Whether the danger is shown. */
  danger = $state(false);

  readonly mine = $derived.by((): boolean => mayAct(this.now()));
  readonly pieces = $derived.by((): Piece[] => (this.mine ? movable(this.now().view) : []));
  readonly chosen = $derived.by((): Piece | null => {
    if (!this.mine) return null;
    const picked = this.picked !== null && this.pieces.includes(this.picked) ? this.picked : null;
    return preselected(this.now().view) ?? picked;
  });
  /** The squares that may be tapped, each with the move that this makes. */
  readonly goals = $derived.by((): Map<Place, string> => {
    const { legal } = this.now().view;
    return targets({ legal: this.mine ? legal : [] }, this.chosen);
  });
  readonly aimed = $derived.by((): Place | null =>
    this.aim && this.goals.has(this.aim.place) ? this.aim.place : null,
  );
  /** Whether the square aimed at waits for a second tap. */
  readonly held = $derived.by((): boolean => this.aimed !== null && this.aim?.held === true);
  readonly move = $derived.by((): string | null => (this.aimed === null ? null : (this.goals.get(this.aimed) ?? null)));
  readonly way = $derived.by((): Place[] => (this.move === null ? [] : wayOf(this.now().view, this.move)));
  readonly pass = $derived.by((): boolean => this.mine && mustPass(this.now().view));
  /** Whether what is lit is for the cat, which walks on top of the table. */
  readonly onTop = $derived.by((): boolean => this.chosen === CAT || this.now().view.waits_for === 'place');
  /** How likely the cat's next roll takes a mouse, by place: where each is, and where the chosen one would be. */
  readonly dangers = $derived.by((): Map<Place, number> | null => {
    const { view, resting } = this.now();
    if (!this.danger || !resting || view.result !== null) return null;
    return dangersOf(view, this.goals);
  });
  /** In a replay: the move that would have been better. */
  readonly better = $derived.by((): string | null => {
    const { hinted, replay } = this.now();
    return replay && hinted ? hinted.move : null;
  });

  constructor(private readonly now: () => PlayProps<View, AnyEvent>) {
    // What was chosen for one decision is not chosen for the next.
    const decisions = $derived(this.now().events.length);
    $effect(() => {
      void decisions;
      this.putBack();
    });
    // A move that is shown as a hint is aimed at as if by finger: its way is drawn, and it waits for the second tap.
    $effect(() => {
      const { hinted } = this.now();
      if (!hinted || !this.mine) return;
      const { piece, to } = readMove(hinted.move);
      this.picked = untrack(() => this.pieces).includes(piece) ? piece : null;
      this.aimAt(to || null, true);
    });
  }

  /** Whether a mouse is to be chosen, and not the cat or a cheese. */
  get amongMice(): boolean {
    return this.pieces.some((piece) => mouseNumber(piece) > 0);
  }

  /** Choosing again what is chosen puts it back, but for the keyboard. */
  choose(piece: Piece, byKey = false): void {
    if (!this.pieces.includes(piece)) return;
    this.picked = this.picked === piece && !byKey ? null : piece;
    this.aim = null;
  }

  /** What a mouse passes over is shown, unless a square waits already. */
  point(place: Place): void {
    if (!this.held) this.aimAt(place, false);
  }

  aimAt(place: Place | null, held: boolean): void {
    this.aim = place === null ? null : { place, held };
  }

  putBack(): void {
    this.picked = null;
    this.aim = null;
  }
}
