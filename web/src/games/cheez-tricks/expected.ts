/** What is asked of whoever sits here, in one line. The page knows no rules: it only compares hand, trick and legal moves. */
import { words, type Person } from '../../words';
import { varietyOf, type CardName, type Played } from './view';

export interface Asked {
  trick: Played[];
  hand: CardName[];
  legal: string[];
}

export const ledIn = (trick: Played[]): string | null => (trick[0] ? varietyOf(trick[0].card) : null);

export function asked({ trick, legal }: Asked): string {
  const say = words.games['cheez-tricks'];
  const led = ledIn(trick);
  if (led === null) return say.leadAny;
  return legal.every((card) => varietyOf(card) === led) ? say.follow(led) : say.cannotFollow(led);
}

/** Why a card cannot be played now; empty when it can. */
export function whyNot(card: CardName, { trick, hand, legal }: Asked, mine: boolean, turn: Person | null): string {
  const say = words.games['cheez-tricks'];
  if (!mine) return turn && !turn.you ? say.notYourTurn(turn) : '';
  if (legal.includes(card)) return '';
  const led = ledIn(trick);
  return led && hand.some((one) => varietyOf(one) === led) ? say.mustFollow(led) : '';
}
