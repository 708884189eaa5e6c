import type { Analysis, Chances, GameOnShelf, Hint, Me, NewTable, Pace, TableCard } from './protocol';

import { words } from '../words';

/** The server said no, with a sentence for the person. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

/** A sentence for whatever went wrong. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : words.lobby.unreachable;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (said as { error?: unknown } | null)?.error;
    throw new Refusal(typeof error === 'string' ? error : answer.statusText, answer.status);
  }
  return said as T;
}

export const games = (): Promise<GameOnShelf[]> => call('GET', '/games');
export const me = (): Promise<Me> => call('GET', '/me');
export const rename = (name: string): Promise<Me> => call('PUT', '/me', { name });
export const tables = (): Promise<TableCard[]> => call('GET', '/tables');
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
export const table = (id: string): Promise<TableCard> => call('GET', at(id));
export const layTable = (wanted: NewTable): Promise<TableCard> => call('POST', '/tables', wanted);
export const sitDown = (id: string, seat: number): Promise<TableCard> => call('POST', `${at(id)}/seats/${seat}`);
export const setPace = (id: string, pace: Pace): Promise<TableCard> => call('PUT', `${at(id)}/pace`, { pace });
export const hint = (id: string): Promise<Hint> => call('GET', `${at(id)}/hint`);
export const chances = (id: string): Promise<Chances> => call('GET', `${at(id)}/chances`);
export const analysis = (id: string): Promise<Analysis> => call('GET', `${at(id)}/analysis`);
