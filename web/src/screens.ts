/**
 * What each address opens. The lobby and the tables come with the page, since nearly everybody sees one and then the
 * other; the rest is fetched when it is first wanted.
 */
import type { Component } from 'svelte';
import Lobby from './lobby/Lobby.svelte';
import type { Route } from './route.svelte';
import TableScreen from './table/TableScreen.svelte';
import { tastes } from './tastes.svelte';
import { learn, type Part } from './words';

export interface Opened {
  screen: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** Another one is another screen, even of the same kind. */
  key: string;
}

interface Wanted {
  fetched: { default: unknown } | Promise<{ default: unknown }>;
  props?: Record<string, unknown>;
  /** What it says beyond the words that every screen knows. */
  words?: Part | Part[];
}

function wanted(route: Route): Wanted {
  switch (route.screen) {
    case 'lobby':
      return { fetched: { default: Lobby } };
    case 'table':
      if (tastes.reading.value)
        return { fetched: import('./text/TextScreen.svelte'), words: 'text', props: { id: route.id } };
      return { fetched: { default: TableScreen }, props: { id: route.id } };
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
