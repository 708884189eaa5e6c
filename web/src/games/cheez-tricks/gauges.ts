/** How near each cat is to catching somebody, as far as that is open. */
import type { Person } from '../../words';
import { readCat, type CatName } from './view';

export type Gauge =
  /** One certain trick of the round, and the trick that is on. */
  | { kind: 'track'; target: number; now: number; of: number }
  /** A number for each seat, and the number that matters, where there is one. */
  | { kind: 'seats'; counts: number[]; goal: number | null }
  /** One certain card. */
  | { kind: 'card'; taken: boolean }
  | { kind: 'hidden' };

export interface Known {
  /** What the view says the cat counts. */
  counts: number[] | null;
  tricks: number[];
  /** How many tricks the round has. */
  of: number;
}

export function gaugeOf(cat: CatName, { counts, tricks, of }: Known): Gauge {
  const { breed, what } = readCat(cat);
  if (breed === 'black') {
    const won = tricks.reduce((sum, n) => sum + n, 0);
    return { kind: 'track', target: Number(what), now: Math.min(won + 1, of), of };
  }
  if (breed === 'siamese') return { kind: 'card', taken: counts?.some((n) => n > 0) ?? false };
  if (breed === 'white' || breed === 'tuxedo') return { kind: 'seats', counts: tricks, goal: Number(what) };
  if (what === 'tricks') return { kind: 'seats', counts: tricks, goal: null };
  return counts ? { kind: 'seats', counts, goal: null } : { kind: 'hidden' };
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
