/** What each address opens. A screen is fetched when it is first wanted, so that nobody waits for those they never see. */
import type { Component } from 'svelte';
import type { Route } from './route.svelte';
import { learn, type Part } from './words';

export interface Opened {
  screen: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** Another one is another screen, even of the same kind. */
  key: string;
}

type Fetched = Promise<{ default: unknown }>;

/** A screen with the words that it alone says. */
const withWords = async (fetched: Fetched, part: Part): Fetched => {
  const screen = await fetched;
  await learn(part);
  return screen;
};

function wanted(route: Route): [fetched: Fetched, props?: Record<string, unknown>] {
  switch (route.screen) {
    case 'lobby':
      return [import('./lobby/Lobby.svelte')];
    case 'table':
      return [import('./table/TableScreen.svelte'), { id: route.id }];
    case 'replay':
      if (route.id === null) return [import('./replay/UploadScreen.svelte')];
      return [import('./replay/ReplayScreen.svelte'), { id: route.id }];
    case 'seat':
      return [import('./Seat.svelte'), { code: route.code }];
    case 'rules':
      return [import('./rules/RulesScreen.svelte'), { game: route.game }];
    case 'games':
      return [import('./mine/Mine.svelte')];
    case 'credits':
      return [import('./Credits.svelte')];
    case 'settings':
      return [withWords(import('./settings/SettingsScreen.svelte'), 'settings')];
    case 'nowhere':
      return [import('./NothingHere.svelte')];
  }
}

export async function opened(route: Route): Promise<Opened> {
  const [fetched, props = {}] = wanted(route);
  const { default: screen } = await fetched;
  return { screen: screen as Opened['screen'], props, key: JSON.stringify(route) };
}

/** Whoever is in the lobby will sit down at a table next: its screen is fetched while nothing else is to be done. */
export function fetchAhead(): void {
  void import('./table/TableScreen.svelte').catch(() => undefined);
}
