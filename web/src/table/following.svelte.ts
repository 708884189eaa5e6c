/** Whoever wants the rematch is taken there when it is laid; who finds it laid already may follow the link. */
import { router, tablePath } from '../route.svelte';
import { playedHere } from './hands';
import type { TableStore } from './store.svelte';

/** How long everybody sees who wants to play again, and what each one will be, before the rematch begins. */
const SWAP = 1800;

/** As long as the component lives that calls it. */
export function followRematch(store: TableStore): void {
  let known: string | null | undefined;
  let following: ReturnType<typeof setTimeout> | undefined;

  $effect(() => {
    const { table } = store;
    if (!table) return;
    const { next } = table;
    const fresh = known === null && next !== null && playedHere(table).some((seat) => table.again[seat]);
    known = next;
    if (fresh) following = setTimeout(() => router.go(tablePath(next)), SWAP);
  });
  $effect(() => () => clearTimeout(following));
}
