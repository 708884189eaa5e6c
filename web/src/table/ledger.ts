/** What this client knows of a table, and how each message of the server changes it. Pure: no socket, no clock. */
import type { Event, Move, Refused, TableInfo, Update, View } from '../wire';
import type { Step } from './stage';

export type FromServer = Update | Refused;

/** A move on its way: sent, but neither carried out nor refused yet. */
export type Sent = Move;

export interface Ledger {
  table: TableInfo | null;
  view: View | null;
  moves: number;
  events: Event[];
  sent: Sent | null;
}

export interface Reading {
  ledger: Ledger;
  /** Events not known before, in order, each with what it changes; `null` where they are not to be told one by one. */
  steps: Step[] | null;
  /** The server's history is not a continuation of ours: ask again from the beginning. */
  reload: boolean;
  /** The story was told anew from the beginning and takes the place of ours. */
  replaced: boolean;
  refusal: Refused | null;
}

export const emptyLedger = (): Ledger => ({ table: null, view: null, moves: 0, events: [], sent: null });

export function receive(ledger: Ledger, message: FromServer): Reading {
  if (message.type === 'refused') {
    // A refusal of something we no longer wait for (it was sent twice, and once was enough) is no news.
    const ours = ledger.sent !== null && ledger.sent.move === message.move;
    return { ...unread(ours ? { ...ledger, sent: null } : ledger), refusal: ours ? message : null };
  }
  return takeUpdate(ledger, message);
}

const unread = (ledger: Ledger): Reading => ({ ledger, steps: [], reload: false, replaced: false, refusal: null });

function takeUpdate(ledger: Ledger, update: Update): Reading {
  const known = ledger.events.length;
  const theirs = update.since + update.events.length;
  if (update.since > known || theirs < known || update.moves < ledger.moves) {
    if (update.since === 0) {
      // The whole story from the beginning: it replaces ours.
      return { ...adopt({ ...ledger, events: [], sent: null }, update), replaced: true };
    }
    return { ...unread(ledger), reload: true };
  }
  return adopt(ledger, update);
}

function adopt(ledger: Ledger, update: Update): Reading {
  const arrived = ledger.sent !== null && update.moves > ledger.sent.moves;
  const known = ledger.events.length - update.since;
  const fresh = update.events.slice(known);
  return {
    ...unread({
      table: update.table,
      view: update.view,
      moves: update.moves,
      events: [...ledger.events, ...fresh],
      sent: arrived ? null : ledger.sent,
    }),
    steps: update.shows && fresh.map((event, i) => ({ event, shows: update.shows?.[known + i] ?? {} })),
  };
}

export function send(ledger: Ledger, move: string): { ledger: Ledger; message: Move } {
  const message: Move = { type: 'move', move, moves: ledger.moves };
  return { ledger: { ...ledger, sent: message }, message };
}

/** After a reconnection: the move to send again, when the server never got it. Its number forbids playing it twice. */
export function unconfirmed(ledger: Ledger): Move | null {
  return ledger.sent !== null && ledger.sent.moves === ledger.moves ? ledger.sent : null;
}
