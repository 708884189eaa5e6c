/** What keys do in a replay. */
import type { Eyes } from './moment';

export type Press = 'back' | 'forward' | 'first' | 'last' | 'play' | { eyes: Eyes };

const PRESSES: Record<string, Press> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** Where keys have another meaning they are left alone; seats are counted from 1, and 0 is everybody. */
export function keyPressed(event: KeyboardEvent, seats: number): Press | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest('textarea, select, dialog, input:not([type="range"])')) return null;
  if (event.key === ' ' && on?.closest('button, a, summary')) return null;
  if (/^\d$/.test(event.key) && seats > 0) {
    const number = Number(event.key);
    return number > seats ? null : { eyes: number === 0 ? 'all' : number - 1 };
  }
  return PRESSES[event.key] ?? null;
}
