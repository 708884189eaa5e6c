/** Sentences about what the server tells: by code and parameters, said here in the page's language. */
import type { Error, Event, Reason, Result, Said } from '../wire';
import { has, say, type Person } from '../words';

export const saidOf = ({ code, params }: Said, people?: Person[]): string => say(code, params, people);

export const eventSaid = (game: string, event: Event, people: Person[]): string =>
  say(`${game}.event-${event.type}`, event, people);

/** A clause whose subject is the move: "saves your 3-point cheese". */
export const reasonSaid = (game: string, reason: Reason, people: Person[]): string =>
  say(`${game}.reason-${reason.type}`, reason, people);

/** Who won and why, with the most points that a winner has and what the others have. */
export function resultSaid(game: string, result: Result, people: Person[]): string {
  const { points, winners, reason } = result;
  const best = Math.max(...winners.map((seat) => points[seat] ?? 0));
  const others = points.filter((_, seat) => !winners.includes(seat));
  return say(`${game}.result-${reason}`, { points, winners, best, others }, people);
}

/** A server may be newer than this page and say what it does not know: then in English. */
export const refusalSaid = ({ code, params, error }: Error, people?: Person[]): string =>
  has(code) ? say(code, params, people) : error;

/** Whether it happened before the point up to which a game lets things be forgotten, and is one of those. */
export const isFaded = (event: Event & { fades?: boolean }, number: number, faded: number): boolean =>
  number < faded && event.fades === true;
