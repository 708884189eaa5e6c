/** Why a move may be good: what every game's reasons share. */
import type { Person } from '../words';
import type { ReasonWords } from '../words/grammar';

/** A fact that speaks for a move, as the server sends it: a type, and what that type tells. */
export interface Reason {
  type: string;
}

/** The fact in words, with people as who makes the move and whom it is about. */
export function told<Known extends Reason>(
  say: ReasonWords<Known>,
  given: Reason,
  people: Person[],
  seat: number,
): string {
  const known = given as Known & { seat?: number };
  const person = (at: number | undefined): Person => people[at ?? -1] ?? { name: '', you: false };
  const words = say[known.type as Known['type']] as (given: Known, mover: Person, rival: Person) => string;
  return words(known, person(seat), person(known.seat));
}
