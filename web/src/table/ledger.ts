/** What this client knows of a table, and how each message of the server changes it. Pure: no socket, no clock. */
import type { Entry, Event, Move, Refused, TableInfo, Update, View } from '../wire';
import type { Step } from './stage';

export type FromServer = Update | Refused;

/** A move on its way: sent, but neither carried out nor refused yet. */
export type Sent = Move;

export interface Ledger {
  table: TableInfo | null;
  view: View | null;
  moves: number;
  position: number;
  undone: number;
  events: Event[];
  /** Of the table's log, what has been told to us. */
  log: Entry[];
  /** How many entries that log has, those included that nobody is told. */
  entries: number;
  sent: Sent | null;
}

/** What to tell the server after a break, so that it goes on from there. */
export interface Known {
  since: number;
  undone: number;
  entries: number;
}

export interface Reading {
  ledger: Ledger;
  /** Events not known before, in order, each with what it changes; `null` where they are not to be told one by one. */
  steps: Step[] | null;
  /** The server's history is not a continuation of ours: ask again from the beginning. */
  reload: boolean;
  /** The story was told anew from the beginning and takes the place of ours. */
  replaced: boolean;
  /** Entries of the log not known before. */
  entries: Entry[];
  refusal: Refused | null;
}

export const emptyLedger = (): Ledger => ({
  table: null,
  view: null,
  moves: 0,
  position: 0,
  undone: 0,
  events: [],
  log: [],
  entries: 0,
  sent: null,
});

export const known = ({ events, undone, entries }: Ledger): Known => ({ since: events.length, undone, entries });

/** The table, with what an update tells of it. */
export const tableAfter = ({ table }: Ledger, update: Update): TableInfo =>
  ({ ...table, ...update.table }) as TableInfo; // which was told whole at first

const viewAfter = ({ view }: Ledger, { shows, view: rest }: Update): View | null =>
  rest && Object.assign({}, view, ...(shows ?? []), rest);

export function receive(ledger: Ledger, message: FromServer): Reading {
  if (message.type === 'update') return takeUpdate(ledger, message);
  // The refusal of a move that we no longer wait for (it was sent twice, and once was enough) is no news.
  if (message.to === 'move' && ledger.sent === null) return unread(ledger);
  return { ...unread(message.to === 'move' ? { ...ledger, sent: null } : ledger), refusal: message };
}

const unread = (ledger: Ledger): Reading => ({
  ledger,
  steps: [],
  reload: false,
  replaced: false,
  entries: [],
  refusal: null,
});

function takeUpdate(ledger: Ledger, update: Update): Reading {
  // A server that was put back to an older state: nothing of ours can be gone on from.
  if (update.entries < ledger.entries) return { ...unread(ledger), reload: true };
  const theirs = update.since + update.events.length;
  const apart = update.since > ledger.events.length || theirs < ledger.events.length || update.undone !== ledger.undone;
  if (update.since === 0 && (apart || update.shows === null)) {
    return { ...adopt({ ...ledger, events: [] }, update), replaced: ledger.events.length > 0 };
  }
  return apart ? { ...unread(ledger), reload: true } : adopt(ledger, update);
}

function adopt(ledger: Ledger, update: Update): Reading {
  // Whatever brought another position, our move cannot count for it any more: either it was that move, or it came late.
  const settled = ledger.sent !== null && update.position !== ledger.sent.position;
  const told = ledger.events.length - update.since;
  const fresh = update.events.slice(told);
  const entries = update.log.filter(({ number }) => number >= ledger.entries);
  return {
    ...unread({
      table: tableAfter(ledger, update),
      view: viewAfter(ledger, update),
      moves: update.moves,
      position: update.position,
      undone: update.undone,
      events: [...ledger.events, ...fresh],
      log: [...ledger.log, ...entries],
      entries: update.entries,
      sent: settled ? null : ledger.sent,
    }),
    steps: update.shows && fresh.map((event, i) => ({ event, shows: update.shows?.[told + i] ?? {} })),
    entries,
  };
}

/** Of something that is meant for others' eyes only what everybody may know: the table, and what stands in its log. */
export function overhear(ledger: Ledger, update: Update): Ledger {
  const { table, log, entries } = adopt({ ...ledger, events: [] }, { ...update, since: 0, events: [] }).ledger;
  return { ...ledger, table, log, entries };
}

export function send(ledger: Ledger, move: string): { ledger: Ledger; message: Move } {
  const message: Move = { type: 'move', move, position: ledger.position };
  return { ledger: { ...ledger, sent: message }, message };
}

/** After a reconnection: the move to send again, when the server never got it. Its position forbids playing it twice. */
export function unconfirmed(ledger: Ledger): Move | null {
  return ledger.sent !== null && ledger.sent.position === ledger.position ? ledger.sent : null;
}
