/** What this client knows of a table, and how each message of the server changes it. Pure: no socket, no clock. */
import type { FromServer, GameEvent, TableCard, ToServer, Update, View } from './protocol';

/** A move on its way: sent, but neither carried out nor refused yet. */
export type Sent = ToServer;

export interface Ledger {
  table: TableCard | null;
  view: View | null;
  moves: number;
  events: GameEvent[];
  sent: Sent | null;
}

export interface Reading {
  ledger: Ledger;
  /** Events not known before, in order. */
  fresh: GameEvent[];
  /** The server's history is not a continuation of ours: ask again from the beginning. */
  reload: boolean;
  /** The story was told anew from the beginning and takes the place of ours. */
  replaced: boolean;
  refusal: string | null;
}

export const emptyLedger = (): Ledger => ({ table: null, view: null, moves: 0, events: [], sent: null });

export function receive(ledger: Ledger, message: FromServer): Reading {
  if (message.type === 'refused') {
    // A refusal of something we no longer wait for (it was sent twice, and once was enough) is no news.
    const ours = ledger.sent !== null && ledger.sent.move === message.move;
    return {
      ledger: ours ? { ...ledger, sent: null } : ledger,
      fresh: [],
      reload: false,
      replaced: false,
      refusal: ours ? message.error : null,
    };
  }
  return takeUpdate(ledger, message);
}

function takeUpdate(ledger: Ledger, update: Update): Reading {
  const known = ledger.events.length;
  const theirs = update.since + update.events.length;
  if (update.since > known || theirs < known || update.moves < ledger.moves) {
    if (update.since === 0) {
      // The whole story from the beginning: it replaces ours.
      return { ...adopt({ ...ledger, events: [], sent: null }, update, update.events), replaced: true };
    }
    return { ledger, fresh: [], reload: true, replaced: false, refusal: null };
  }
  return adopt(ledger, update, update.events.slice(known - update.since));
}

function adopt(ledger: Ledger, update: Update, fresh: GameEvent[]): Reading {
  const arrived = ledger.sent !== null && update.moves > ledger.sent.moves;
  return {
    ledger: {
      table: update.table,
      view: update.view,
      moves: update.moves,
      events: [...ledger.events, ...fresh],
      sent: arrived ? null : ledger.sent,
    },
    fresh,
    reload: false,
    replaced: false,
    refusal: null,
  };
}

export function send(ledger: Ledger, move: string): { ledger: Ledger; message: ToServer } {
  const message: ToServer = { type: 'move', move, moves: ledger.moves };
  return { ledger: { ...ledger, sent: message }, message };
}

/** After a reconnection: the move to send again, when the server never got it. Its number forbids playing it twice. */
export function unconfirmed(ledger: Ledger): ToServer | null {
  return ledger.sent !== null && ledger.sent.moves === ledger.moves ? ledger.sent : null;
}
