import type {
  AnalysisInfo,
  Chances,
  Error as Told,
  GameInfo,
  Hints,
  Me,
  NewName,
  NewPace,
  NewTable,
  Pace,
  TableInfo,
} from '../wire';
import { say } from '../words';
import { refusalSaid } from './telling';

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
export const sentenceOf = (error: unknown): string => (error instanceof Refusal ? error.message : say('unreachable'));

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refusal = told as Told | null;
    throw new Refusal(refusal?.code ? refusalSaid(refusal) : say('unreachable'), answer.status);
  }
  return told as T;
}

export const games = (): Promise<GameInfo[]> => call('GET', '/games');
export const me = (): Promise<Me> => call('GET', '/me');
export const rename = (name: string): Promise<Me> => call('PUT', '/me', { name } satisfies NewName);
export const tables = (): Promise<TableInfo[]> => call('GET', '/tables');
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
export const table = (id: string): Promise<TableInfo> => call('GET', at(id));
export const layTable = (wanted: NewTable): Promise<TableInfo> => call('POST', '/tables', wanted);
export const sitDown = (id: string, seat: number): Promise<TableInfo> => call('POST', `${at(id)}/seats/${seat}`);
export const setPace = (id: string, pace: Pace): Promise<TableInfo> =>
  call('PUT', `${at(id)}/pace`, { pace } satisfies NewPace);
export const hints = (id: string): Promise<Hints> => call('GET', `${at(id)}/hint`);
export const chances = (id: string): Promise<Chances> => call('GET', `${at(id)}/chances`);
export const analysis = (id: string): Promise<AnalysisInfo> => call('GET', `${at(id)}/analysis`);
