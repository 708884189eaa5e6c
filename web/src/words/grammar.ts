/** What every game's sentences are built from. */

/** Someone at the table, as a sentence needs them. */
export interface Person {
  name: string;
  you: boolean;
}

export const number = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const list = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`;

export const who = (person: Person): string => (person.you ? 'You' : person.name);
export const whom = (person: Person): string => (person.you ? 'you' : person.name);
