import type {
  AnalysisInfo,
  Chances,
  Error as Told,
  GameInfo,
  Hints,
  Invitation,
  Lesson,
  Me,
  MyTable,
  NewMe,
  NewTable,
  Played,
  Replay,
  Rulebook,
  SeatCode,
  Statistics,
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

const AGAIN = 3000;

/** Asks again and again while the server is out of reach, as `unreachable` promises. Returns what ends it. */
export function untilAnswered<T>(
  ask: () => Promise<T>,
  told: (answer: T) => void,
  refused: (sentence: string) => void,
): () => void {
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function attempt(): void {
    ask().then(
      (answer) => {
        if (!left) told(answer);
      },
      (error: unknown) => {
        if (left) return;
        refused(sentenceOf(error));
        if (!(error instanceof Refusal)) timer = setTimeout(attempt, AGAIN);
      },
    );
  }
  attempt();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

/** Text goes out as it is. */
const written = (body: unknown): RequestInit =>
  typeof body === 'string'
    ? { headers: { 'content-type': 'text/plain' }, body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };

const NO_CONTENT = 204;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : written(body)),
  });
  // An answer that breaks off is none.
  if (answer.ok) return (answer.status === NO_CONTENT ? undefined : await answer.json()) as T;
  const refusal = (await answer.json().catch(() => null)) as Told | null;
  throw new Refusal(refusal?.code ? refusalSaid(refusal) : say('unreachable'), answer.status);
}

export const games = (): Promise<GameInfo[]> => call('GET', '/games');
export const me = (): Promise<Me> => call('GET', '/me');
/** What somebody is about to be called; whatever they do next waits for it. */
let naming: Promise<unknown> = Promise.resolve();
export function changeMe(wanted: NewMe): Promise<Me> {
  const changed = call<Me>('PUT', '/me', wanted);
  naming = changed.catch(() => undefined);
  return changed;
}
/** The last matches that are over, or the last before that time. */
export const myGames = (before: number | null): Promise<Played[]> =>
  call('GET', `/me/games${before === null ? '' : `?before=${before}`}`);
export const myStatistics = (): Promise<Statistics> => call('GET', '/me/statistics');
export const forgetMe = (): Promise<null> => call('DELETE', '/me');
export const myTables = (): Promise<MyTable[]> => call('GET', '/me/tables');
export const tables = (): Promise<TableInfo[]> => call('GET', '/tables');
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
export const table = (id: string): Promise<TableInfo> => call('GET', at(id));
export const layTable = (wanted: NewTable): Promise<TableInfo> => naming.then(() => call('POST', '/tables', wanted));
export const sitDown = (id: string, seat: number): Promise<TableInfo> => call('POST', `${at(id)}/seats/${seat}`);
export const invitation = (id: string): Promise<Invitation> => call('GET', `${at(id)}/invitation`);
export const seatCode = (id: string, seat: number): Promise<SeatCode> => call('POST', `${at(id)}/seats/${seat}/code`);
export const takeSeat = (code: string): Promise<TableInfo> => call('POST', `/codes/${encodeURIComponent(code)}`);
export const hints = (id: string): Promise<Hints> => call('GET', `${at(id)}/hint`);
export const chances = (id: string): Promise<Chances> => call('GET', `${at(id)}/chances`);
export const analysis = (id: string): Promise<AnalysisInfo> => call('GET', `${at(id)}/analysis`);
const seen = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
export const rulebook = (game: string): Promise<Rulebook> => call('GET', `/rulebooks/${encodeURIComponent(game)}`);
/** As a seat saw it, or as a spectator did. */
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  call('GET', `${at(id)}/replay${seen(seat)}`);
export const replayOf = (record: string, seat: number | null): Promise<Replay> =>
  call('POST', `/replays${seen(seat)}`, record);
export const lesson = (game: string, name: string): Promise<Lesson> =>
  call('GET', `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
