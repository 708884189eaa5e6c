import { untrack } from 'svelte';
import type { TableStore } from './store.svelte';

/** How long a reaction is shown on its plate. */
const FELT = 3500;

/** The reactions that have just been sent, as long as the component lives that makes it. */
export class Feelings {
  private shown = $state.raw<TableStore['log']>([]);
  private felt = 0;

  constructor(store: TableStore) {
    $effect(() => {
      if (store.newsFrom === null) return;
      const since = Math.max(this.felt, store.newsFrom);
      const fresh = store.log.filter(({ number, type }) => type === 'reacted' && number >= since);
      if (!fresh.length) return;
      this.felt = (fresh.at(-1)?.number ?? 0) + 1;
      this.shown = [...untrack(() => this.shown), ...fresh];
      setTimeout(() => (this.shown = this.shown.filter((one) => !fresh.includes(one))), FELT);
    });
  }

  /** Of whoever has that seat. */
  of(seat: number): TableStore['log'][number] | undefined {
    return this.shown.findLast((one) => one.seat === seat);
  }
}
