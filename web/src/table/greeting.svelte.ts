import { say } from '../words';
import { seatsHere } from './hands';
import type { GameKit } from './kit';
import { peopleAt } from './people';
import type { TableStore } from './store.svelte';

/** How long it stays. */
const LASTS = 5000;

/** Which match of an evening begins, and what one is in it; as long as the component lives that makes it. */
export class Greeting {
  said = $state('');

  constructor(store: TableStore, kit: () => GameKit | undefined) {
    let greeted = false;
    $effect(() => {
      const { table } = store;
      if (!table || greeted || table.state !== 'playing') return;
      greeted = true;
      if (!table.played || store.moves > 0) return;
      const [seat = null, ...others] = seatsHere(table);
      const title = (seat !== null && !others.length && kit()?.titles?.(table)[seat]) || null;
      this.said = say('match-number', { number: table.played + 1, title, seat }, peopleAt(table)).trim();
      setTimeout(() => (this.said = ''), LASTS);
    });
  }
}
