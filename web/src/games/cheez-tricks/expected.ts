/** What is asked of whoever sits here, in one line. */
import { wordsOf } from '../../words';
import { varietyOf } from './view';
import type { View } from './wire';

const say = wordsOf('cheez-tricks');

export function asked({ trick, follow }: Pick<View, 'trick' | 'follow'>): string {
  if (follow !== null) return say('follow', { variety: follow });
  const led = trick[0];
  return led ? say('cannot-follow', { variety: varietyOf(led.card) }) : say('lead-any');
}
