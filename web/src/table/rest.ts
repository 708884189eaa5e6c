import type { GameOnShelf, Me, NewTable, TableCard } from './protocol';

/** The server said no, with a sentence for the person. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

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
export const table = (id: string): Promise<TableCard> => call('GET', `/tables/${encodeURIComponent(id)}`);
export const layTable = (wanted: NewTable): Promise<TableCard> => call('POST', '/tables', wanted);
export const sitDown = (id: string, seat: number): Promise<TableCard> =>
  call('POST', `/tables/${encodeURIComponent(id)}/seats/${seat}`);
