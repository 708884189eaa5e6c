/** Which screen is open, kept in step with the address bar. */
export type Route = { screen: 'lobby' } | { screen: 'credits' } | { screen: 'table'; id: string };

export function readRoute(path: string): Route {
  if (/^\/credits\/?$/.test(path)) return { screen: 'credits' };
  const table = /^\/table\/([^/]+)\/?$/.exec(path);
  return table?.[1] ? { screen: 'table', id: decodeURIComponent(table[1]) } : { screen: 'lobby' };
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname));

  constructor() {
    addEventListener('popstate', () => {
      this.route = readRoute(location.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = readRoute(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

/** Follows a link inside the page; clicks that ask for a new tab are left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).pathname);
}
