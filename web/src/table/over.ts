/** What lies over a screen is put away by the browser's Back, as a phone's owner expects, and the screen stays. */
interface Mark {
  over: number;
}

/** How many things lie over the screen, as the history has it. */
export const lyingOver = (): number => (history.state as Mark | null)?.over ?? 0;

/** Set while the browser goes back over what was put away by hand; it does so in its own time. */
let goingBack = false;

/** Something comes to lie over the screen. Back calls `putAway`; what is returned is for putting it away otherwise. */
export function lieOver(putAway: () => void): () => void {
  let depth: number | null = null;

  const lay = (): void => {
    depth = lyingOver() + 1;
    history.pushState({ over: depth } satisfies Mark, '');
  };
  const turned = (): void => {
    if (depth === null) {
      lay();
    } else if (lyingOver() < depth) {
      removeEventListener('popstate', turned);
      putAway();
    }
  };

  if (!goingBack) lay();
  addEventListener('popstate', turned);
  return () => {
    removeEventListener('popstate', turned);
    // Whoever followed a link from here has left the entry behind.
    if (goingBack || depth === null || lyingOver() !== depth) return;
    goingBack = true;
    addEventListener('popstate', () => (goingBack = false), { once: true });
    history.back();
  };
}
