/** What is asked of whoever sits here, in one line. The page knows no rules: it only compares hand, trick and legal moves. */
import { wordsOf } from '../../words';
import { varietyOf } from './view';
import type { Played } from './wire';

export interface Asked {
  trick: Played[];
  hand: string[];
  legal: string[];
}

const say = wordsOf('cheez-tricks');

const ledIn = (trick: Played[]): string | null => (trick[0] ? varietyOf(trick[0].card) : null);

export function asked({ trick, legal }: Asked): string {
  const variety = ledIn(trick);
  if (variety === null) return say('lead-any');
  const following = legal.every((card) => varietyOf(card) === variety);
  return say(following ? 'follow' : 'cannot-follow', { variety });
}

/** The variety that has to be followed instead of playing this card; `null` when it may be played. */
export function followInstead(card: string, { trick, hand, legal }: Asked): string | null {
  const led = ledIn(trick);
  return !legal.includes(card) && hand.some((one) => varietyOf(one) === led) ? led : null;
}
