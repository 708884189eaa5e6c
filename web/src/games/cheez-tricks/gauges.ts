/** How near each cat is to catching somebody, as far as that is open. */
import type { Person } from '../../words';
import type { CatSeen } from './wire';

export type Gauge =
  /** One certain trick of the round, and the trick that is on. */
  | { kind: 'track'; target: number | null; now: number; of: number }
  /** A number for each seat, and the number that matters, where there is one. */
  | { kind: 'seats'; counts: number[]; goal: number | null }
  /** One certain card. */
  | { kind: 'card'; taken: boolean }
  | { kind: 'hidden' };

/** `number` is the trick that is played, of so many. */
export function gaugeOf({ looks, goal, counts }: CatSeen, number: number, numbers: number): Gauge {
  if (looks === 'trick') return { kind: 'track', target: goal, now: number, of: numbers };
  if (counts === null) return { kind: 'hidden' };
  return looks === 'card' ? { kind: 'card', taken: counts.some((n) => n > 0) } : { kind: 'seats', counts, goal };
}

/** Names short enough to stand side by side, yet all different: `Ada`, or `A`, and `G2` for the second Greedy. */
export function shortNames(people: Person[], room: number): string[] {
  const cut = people.map(({ name, you }) => {
    const [, word = name, digits = ''] = /^(.*?)\s*(\d*)$/.exec(name) ?? [];
    return { word, digits, you };
  });
  const write = (length: number): string[] =>
    cut.map(({ word, digits, you }) =>
      you ? word : `${[...word].slice(0, Math.max(1, length - digits.length)).join('')}${digits}`,
    );
  for (let length = room; length <= 24; length++) {
    const names = write(length);
    if (new Set(names).size === names.length) return names;
  }
  return people.map(({ name }) => name);
}
