/** How long each happening is shown, in milliseconds. */
import { calmMotion } from '../../table/travel';
import type { AnyEvent } from './wire';

/** One step of a walk. */
export const STEP = 180;
/** The dice roll for no longer than this. */
export const ROLLING = 520;
const REST = 120;
/** A tile that does something is read before the game goes on; a tap goes on at once. */
const TILE: Record<string, number> = { nothing: 800, taken: 1200, uncovered: 1200, handed: 2200 };
const OTHER_TILE = 1600;

export function lasts(event: AnyEvent): number {
  switch (event.type) {
    case 'roll':
      return event.more ? ROLLING + 900 : ROLLING + REST;
    case 'move':
      if (event.to === null) return 1400;
      return calmMotion() ? 400 : STEP * Math.max(1, event.path.length) + REST;
    case 'tile':
      return TILE[event.effect] ?? OTHER_TILE;
    case 'caught':
      return 1400;
    case 'end':
      return 600;
  }
}
