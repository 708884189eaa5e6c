/** What somebody who looks on at a table is told beside the picture: by the tab, by a knock, by sounds. */
import { call, showOnTab } from './calling';
import type { GameKit } from './kit';
import { play } from './sounds';
import type { TableStore } from './store.svelte';

/** As it is at each moment. */
interface Attended {
  title: string;
  kit: GameKit | undefined;
  /** Whether whoever is here has something to do. */
  called: boolean;
  /** The seats of those who are here. */
  here: number[];
  /** Once the match is over. */
  winners: number[] | undefined;
  /** How many events had happened before we came; they are no news. */
  from: number | null;
}

/** As long as the component lives that calls it. */
export function attend(store: TableStore, now: Attended): void {
  // Only what changes while we look on is worth a knock.
  let wasCalled: boolean | null = null;
  let heardUpTo: number | null = null;
  let wasOver: boolean | null = null;

  $effect(() => showOnTab(now.title, now.called));
  $effect(() => {
    if (!store.table || (!store.resting && !store.throwing)) return;
    if (now.called && wasCalled === false) call(now.title);
    wasCalled = now.called;
  });
  // What is told while we look on is heard; of what is skipped, only the last.
  $effect(() => {
    const { length } = store.events;
    const event = store.events.at(-1);
    if (heardUpTo !== null && length > heardUpTo && !store.catchingUp && event && !document.hidden) {
      const sound = now.kit?.sounds?.(event);
      if (sound) play(sound);
    }
    if (now.from !== null) heardUpTo = length;
  });
  $effect(() => {
    if (!store.table || !store.resting) return;
    const { here, winners } = now;
    const over = winners !== undefined;
    if (over && wasOver === false && here.length) play(here.some((seat) => winners?.includes(seat)) ? 'win' : 'lose');
    wasOver = over;
  });
}
