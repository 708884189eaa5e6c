/** Where a card that is carried over the board would land. */
import type { Cell } from './view';

export interface Spot {
  cell: Cell;
  place: DOMRect;
}

const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];

/** The cell that a card at this place is nearest to, if it is near enough to mean it. */
export function nearestSpot(card: DOMRect, spots: Spot[]): Cell | null {
  const [x, y] = middle(card);
  let best: Cell | null = null;
  let least = 1;
  for (const { cell, place } of spots) {
    const [spotX, spotY] = middle(place);
    const far = Math.hypot((x - spotX) / place.width, (y - spotY) / place.height);
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}
