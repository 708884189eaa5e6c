/** The card that you are about to lay: chosen in the hand, aimed at a cell, or on its way to the server. */
import { untrack } from 'svelte';
import type { PlayProps } from '../../table/kit';
import { mayAct } from '../../table/turn';
import { cellName, cheeseValue, readMove, type Cell } from './view';
import type { AnyEvent, Laid, View } from './wire';

export class Laying {
  /** Which card of the hand is chosen. */
  chosen = $state<number | null>(null);
  /** The cell that a dragged card hovers over. */
  over = $state.raw<Cell | null>(null);
  /** The cell where the card would lie; `held` when a tap put the mark there, which then waits for a card or a second tap. */
  private aim = $state.raw<{ cell: Cell; held: boolean } | null>(null);

  readonly open = $derived.by((): boolean => mayAct(this.now()));
  readonly sending = $derived.by(() => {
    const { sent } = this.now();
    return sent === null ? null : readMove(sent);
  });
  /** The hand without the card that is on its way. */
  readonly hand = $derived.by((): string[] => {
    const cards = [...(this.now().view.hand ?? [])];
    const index = this.sending ? cards.lastIndexOf(this.sending.card) : -1;
    if (index >= 0) cards.splice(index, 1);
    return cards;
  });
  /** What lies on the table, with the card that is on its way. */
  readonly laid = $derived.by((): Laid[] => {
    const { view } = this.now();
    if (!this.sending) return view.cells;
    return [...view.cells, { ...this.sending, owner: cheeseValue(this.sending.card) ? view.seat : null }];
  });
  readonly card = $derived.by((): string | null =>
    this.chosen === null || !this.open ? null : (this.hand[this.chosen] ?? null),
  );
  /** Where it may go, or where any card may go when none is chosen. */
  readonly free = $derived.by((): Cell[] => {
    const moves = this.open ? this.now().view.legal.map(readMove) : [];
    const cells = moves.filter(({ card }) => this.card === null || card === this.card).map(({ cell }) => cell);
    const names = cells.map(cellName);
    return cells.filter((_, at) => names.indexOf(names[at] ?? '') === at);
  });
  readonly aimed = $derived.by((): Cell | null => {
    const name = this.aim && cellName(this.aim.cell);
    return this.free.find((cell) => cellName(cell) === name) ?? null;
  });
  /** The cell that waits: for a card where none is chosen, else for a second tap. */
  readonly held = $derived.by((): Cell | null => (this.aim?.held ? this.aimed : null));
  private readonly hint = $derived.by(() => {
    const { hinted } = this.now();
    return hinted === null || !this.open ? null : readMove(hinted.move);
  });
  /** Whether what is aimed at is what was hinted at. */
  readonly advised = $derived.by(
    (): boolean =>
      this.hint !== null &&
      this.hint.card === this.card &&
      this.aimed !== null &&
      cellName(this.hint.cell) === cellName(this.aimed),
  );
  /** In a replay: the card that would have been better, where it would lie. */
  readonly better = $derived.by((): Laid | null => {
    const { hinted, replay, view } = this.now();
    if (!replay || !hinted) return null;
    const { card, cell } = readMove(hinted.move);
    return { card, cell, owner: cheeseValue(card) ? view.turn : null };
  });

  constructor(private readonly now: () => PlayProps<View, AnyEvent>) {
    // A card chosen for one turn is not chosen for the next.
    const turns = $derived(this.now().view.laid);
    $effect(() => {
      void turns;
      this.putBack();
    });
    // A move that is hinted at is chosen and aimed at as if by hand.
    $effect(() => {
      if (!this.hint) return;
      const index = untrack(() => this.hand).indexOf(this.hint.card);
      this.chosen = index < 0 ? null : index;
      this.aimAt(this.hint.cell, true);
    });
  }

  aimAt(cell: Cell | null, held: boolean): void {
    this.aim = cell && { cell, held };
  }

  /** What a mouse passes over is shown, unless a cell waits already. */
  point(cell: Cell | null): void {
    if (this.held === null) this.aimAt(cell, false);
  }

  putBack(): void {
    this.chosen = null;
    this.over = null;
    this.aim = null;
  }
}
