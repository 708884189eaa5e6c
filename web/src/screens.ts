/** What each address opens. A screen is fetched when it is first wanted, so that nobody waits for those they never see. */
import type { Component } from 'svelte';
import type { Route } from './route.svelte';
import { tastes } from './tastes.svelte';
import { learn, type Part } from './words';

export interface Opened {
  screen: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** Another one is another screen, even of the same kind. */
  key: string;
}

interface Wanted {
  fetched: Promise<{ default: unknown }>;
  props?: Record<string, unknown>;
  /** What it says beyond the words that every screen knows. */
  words?: Part | Part[];
}

function wanted(route: Route): Wanted {
  switch (route.screen) {
    case 'lobby':
      return { fetched: import('./lobby/Lobby.svelte') };
    case 'table':
      if (tastes.reading.value)
        return { fetched: import('./text/TextScreen.svelte'), words: 'text', props: { id: route.id } };
      return { fetched: import('./table/TableScreen.svelte'), props: { id: route.id } };
    case 'replay':
      if (tastes.reading.value && route.id !== null)
        return { fetched: import('./text/ReplayText.svelte'), words: ['past', 'text'], props: { id: route.id } };
      return route.id === null
        ? { fetched: import('./replay/UploadScreen.svelte'), words: 'past' }
        : { fetched: import('./replay/ReplayScreen.svelte'), words: 'past', props: { id: route.id } };
    case 'seat':
      return { fetched: import('./Seat.svelte'), props: { code: route.code } };
    case 'rules':
      return { fetched: import('./rules/RulesScreen.svelte'), words: 'rulebook', props: { game: route.game } };
    case 'learn':
      return {
        fetched: import('./learn/LearnScreen.svelte'),
        words: 'lesson',
        props: { game: route.game, name: route.name },
      };
    case 'games':
      return { fetched: import('./mine/Mine.svelte'), words: 'past' };
    case 'credits':
      return { fetched: import('./Credits.svelte') };
    case 'settings':
      return { fetched: import('./settings/SettingsScreen.svelte'), words: 'settings' };
    case 'nowhere':
      return { fetched: import('./NothingHere.svelte') };
  }
}

export async function opened(route: Route): Promise<Opened> {
  const key = JSON.stringify([route, tastes.reading.value]);
  const { fetched, props = {}, words } = wanted(route);
  const [{ default: screen }] = await Promise.all([fetched, words && learn(...[words].flat())]);
  return { screen: screen as Opened['screen'], props, key };
}

/** Whoever is in the lobby will sit down at a table next: its screen is fetched while nothing else is to be done. */
export function fetchAhead(): void {
  void import('./table/TableScreen.svelte').catch(() => undefined);
}
