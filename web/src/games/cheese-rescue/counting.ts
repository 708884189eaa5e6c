/** The count, step by step, as the server counted it: nothing is worked out here but how to tell it. */
import { words, type Person } from '../../words';
import { cellName, cheeseValue, type Cell, type CheeseRescueView, type Count } from './view';

export type Mark = 'fled' | 'caught' | 'eaten';
export type Step = Mark | 'sum' | 'result';

export const STEPS: Step[] = ['fled', 'caught', 'eaten', 'sum', 'result'];
const MARKS: Mark[] = ['fled', 'caught', 'eaten'];

/** Which cells bear which mark once this step has been told. */
export function marksUpTo(count: Count, step: Step): Map<string, Mark> {
  const told = MARKS.slice(0, STEPS.indexOf(step) + 1);
  return new Map(told.flatMap((mark) => count[mark].map((cell: Cell): [string, Mark] => [cellName(cell), mark])));
}

export const allMarks = (count: Count): Map<string, Mark> => marksUpTo(count, 'eaten');

export function tellStep(step: Step, view: CheeseRescueView, people: Person[]): string {
  const say = words.games['cheese-rescue'].count;
  const { count } = view;
  switch (step) {
    case 'fled':
      return say.fled(count.fled.length);
    case 'caught':
      return say.caught(count.caught.length);
    case 'eaten':
      return say.eaten(count.eaten.length, losses(view, people));
    case 'sum':
      return say.sum(
        people.map((person, seat) => ({ person, points: count.points[seat] ?? 0, cheeses: count.cheeses[seat] ?? 0 })),
      );
    case 'result':
      return tellResult(view, people);
  }
}

function losses(view: CheeseRescueView, people: Person[]): { person: Person; points: number }[] {
  const eaten = new Set(view.count.eaten.map(cellName));
  return people
    .map((person, seat) => ({
      person,
      points: view.cells
        .filter(({ cell, owner }) => owner === seat && eaten.has(cellName(cell)))
        .reduce((sum, { card }) => sum + cheeseValue(card), 0),
    }))
    .filter(({ points }) => points > 0);
}

function tellResult(view: CheeseRescueView, people: Person[]): string {
  const say = words.games['cheese-rescue'].count;
  const { count, result } = view;
  const seats = result?.winners ?? count.winners;
  const winners = seats.flatMap((seat) => people[seat] ?? []);
  const [first] = seats;
  const [winner] = winners;
  if (first === undefined || !winner) return '';
  const points = count.points[first] ?? 0;
  const cheeses = count.cheeses[first] ?? 0;
  if (winners.length > 1) return say.shared(winners, points, cheeses);
  if (result?.reason === 'cheeses') return say.wonByCheeses(winner, points, cheeses);
  return say.won(
    winner,
    points,
    count.points.filter((_, seat) => seat !== first),
  );
}
