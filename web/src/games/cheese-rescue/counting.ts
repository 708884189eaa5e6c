/** The count, step by step, as the server counted it: nothing is worked out here but how to tell it. */
import type { Mood } from '../../art/mood';
import { resultSaid } from '../../table/telling';
import { wordsOf, type Person } from '../../words';
import { cellName, type Cell } from './view';
import type { Count, Laid, View } from './wire';

export type Mark = 'fled' | 'caught' | 'eaten';
export type Step = Mark | 'sum' | 'result';

export const STEPS: Step[] = ['fled', 'caught', 'eaten', 'sum', 'result'];
const MARKS: Mark[] = ['fled', 'caught', 'eaten'];
const say = wordsOf('cheese-rescue');

/** Which cells bear which mark once this step has been told. */
export function marksUpTo(count: Count, step: Step): Map<string, Mark> {
  const told = MARKS.slice(0, STEPS.indexOf(step) + 1);
  return new Map(told.flatMap((mark) => count[mark].map((cell: Cell): [string, Mark] => [cellName(cell), mark])));
}

export const allMarks = (count: Count): Map<string, Mark> => marksUpTo(count, 'eaten');

export const sidesOf = ([x, y]: Cell): string[] => [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`];

/** How a card looks about it while these marks lie on the table. */
export function moodOf({ cell, card }: Laid, marks: Map<string, Mark>): Mood {
  const touches = (mark: Mark): boolean => sidesOf(cell).some((name) => marks.get(name) === mark);
  const mark = marks.get(cellName(cell));
  if (mark === 'fled') return 'alarmed';
  if (mark === 'caught') return 'caught';
  if (card === 'dog' && touches('fled')) return 'smug';
  if (card === 'cat' && touches('caught')) return 'smug';
  if (card === 'mouse' && touches('eaten')) return 'smug';
  return 'calm';
}

export function tellStep(step: Step, { game, count, result }: View, people: Person[]): string {
  if (step !== 'result') return say(`count-${step}`, { count }, people);
  return result ? resultSaid(game, result, people) : '';
}
