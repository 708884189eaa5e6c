/** Which screen is open, kept in step with the address bar. */
import { lyingOver } from './table/over';

export type Route =
  | { screen: 'lobby' | 'credits' | 'games' | 'settings' | 'nowhere' }
  | { screen: 'table'; id: string }
  /** Without an id a saved game is opened. */
  | { screen: 'replay'; id: string | null }
  /** Without a game all rulebooks are listed. */
  | { screen: 'rules'; game: string | null }
  | { screen: 'learn'; game: string; name: string }
  /** Without a code it is typed. */
  | { screen: 'seat'; code: string | null };

/** What a sentence leaves at the end of a link that stands in it. */
const BEHIND = /[/.,;:!?)\]}>»”’'"]+$/;

/** The lesson for whoever has never played a game. */
const FIRST = 'first';

export function readRoute(path: string): Route {
  const [, place = '', name, ...more] = path.replace(BEHIND, '').split('/').map(decoded);
  if (place === 'learn' && name && more.length < 2) return { screen: 'learn', game: name, name: more[0] ?? FIRST };
  if (more.length === 0) {
    if (place === 'table' && name) return { screen: 'table', id: name };
    if (place === 'replay') return { screen: 'replay', id: name ?? null };
    if (place === 'rules') return { screen: 'rules', game: name ?? null };
    if (place === 'seat') return { screen: 'seat', code: name ?? null };
    if (place === '' && name === undefined) return { screen: 'lobby' };
    if ((place === 'credits' || place === 'games' || place === 'settings') && name === undefined)
      return { screen: place };
  }
  return { screen: 'nowhere' };
}

/** What cannot be decoded leads nowhere anyway. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  private path = $state(location.pathname);
  /** Another one only where the address is: putting away what lies over a screen leaves the screen as it is. */
  readonly route = $derived(readRoute(this.path));

  constructor() {
    addEventListener('popstate', () => {
      this.path = location.pathname;
    });
  }

  go(path: string): void {
    // What lay over the screen is left with it, and Back has nothing to put away there any more.
    if (lyingOver() > 0) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** What the lobby's address says to whoever has just had everything deleted. */
export const FORGOTTEN = 'forgotten';

export const learnPath = (game: string): string => `/learn/${encodeURIComponent(game)}`;
export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** Follows a link inside the page; clicks that ask for a new tab are left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget as HTMLAnchorElement;
  router.go(pathname + search);
}
