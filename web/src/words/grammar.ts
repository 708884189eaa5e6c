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
export const whose = (person: Person): string => (person.you ? 'your' : `${person.name}’s`);

/** Words for every type of reason: from its facts, whoever makes the move, and the one other person it may name. */
export type ReasonWords<Known extends { type: string }> = {
  [Type in Known['type']]: (given: Extract<Known, { type: Type }>, mover: Person, rival: Person) => string;
};
