/** Sentences about what the server tells: by code and parameters, said here in the page's language. */
import type { Error, Event, Reason, Result, Said } from '../wire';
import { has, say, type Params, type Person } from '../words';

export const saidOf = ({ code, params }: Said, people?: Person[]): string => say(code, params, people);

export const eventSaid = (game: string, event: Event, people: Person[]): string =>
  say(`${game}.event-${event.type}`, event, people);

/** A clause whose subject is the move: "saves your 3-point cheese". */
export const reasonSaid = (game: string, reason: Reason, people: Person[]): string =>
  say(`${game}.reason-${reason.type}`, reason, people);

/** What a sentence about a result may want to know: the most points that a winner has, and what the others have. */
export const resultParams = ({ points, winners }: Result): Params => ({
  points,
  winners,
  best: Math.max(...winners.map((seat) => points[seat] ?? 0)),
  others: points.filter((_, seat) => !winners.includes(seat)),
});

/** Who won and why. */
export const resultSaid = (game: string, result: Result, people: Person[]): string =>
  say(`${game}.result-${result.reason}`, resultParams(result), people);

/** A server may be newer than this page and say what it does not know: then in English. */
export const refusalSaid = ({ code, params, error }: Error, people?: Person[]): string =>
  has(code) ? say(code, params, people) : error;

/** Whether it happened before the point up to which a game lets things be forgotten, and is one of those. */
export const isFaded = (event: Event & { fades?: boolean }, number: number, faded: number): boolean =>
  number < faded && event.fades === true;
