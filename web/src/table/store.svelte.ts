/** A table as the page shows it: messages go through the ledger, what happened goes over the stage. */
import { shelf } from '../games';
import type { Event, Refused, TableInfo, View } from '../wire';
import { say } from '../words';
import { browserSurroundings, Connection } from './connection';
import { emptyLedger, receive, send, unconfirmed, type FromServer, type Ledger } from './ledger';
import { hurried, Stage } from './stage';

/** So many moves at once are a long absence, which is caught up on briskly. */
const MANY = 4;
const HASTE = 60;

/** Where an update leads to. */
interface End {
  view: View | null;
  /** The move still on its way at that point; it lies on the board until it is told. */
  sent: string | null;
  /** The whole story, where it is not told step by step but only known from here on. */
  events: Event[] | null;
  brisk: boolean;
}

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  /** As far as it has been told. */
  view = $state.raw<View | null>(null);
  events = $state.raw<Event[]>([]);
  next = $state.raw<Event | null>(null);
  sent = $state.raw<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  connected = $state(true);
  /** Why there is no such table to be seen, said. */
  missing = $state('');
  resting = $state(true);
  /** How many moves have been made, those still to be told included. */
  moves = $state(0);

  private ledger: Ledger = emptyLedger();
  private fromStart = true;
  private brisk = false;
  private readonly connection: Connection;
  private readonly stage: Stage<End>;

  constructor(id: string) {
    const around = browserSurroundings(id);
    this.connection = new Connection(around, {
      since: () => this.ledger.events.length,
      receive: (message, first) => this.receive(message, first),
      connected: (yes) => (this.connected = yes),
      missing: (why) => (this.missing = say(why)),
    });
    this.stage = new Stage<End>(
      around,
      (event, behind) => this.lasts(event, behind),
      ({ view }) => !view?.result,
      {
        begin: (end) => {
          this.sent = end.sent;
          this.brisk = end.brisk;
          this.resting = false;
          // Nobody may act on what has not been told; before the first view there is nothing to begin from but the end.
          const from = this.view ?? end.view;
          this.view = from && { ...from, legal: [] };
        },
        tell: ({ event, shows }, next) => {
          this.next = next;
          this.events = [...this.events, event];
          if (this.view) this.view = { ...this.view, ...shows, legal: [] };
        },
        end: (end) => {
          this.view = end.view;
          if (end.events) this.events = end.events;
        },
        rest: () => {
          this.next = null;
          this.resting = true;
        },
      },
    );
  }

  /** Connects, and stays connected until the returned function is called. */
  open(): () => void {
    const wake = (): void => this.connection.wake();
    const online = (): void => this.connection.redial();
    const seen = (): void => {
      if (document.visibilityState === 'visible') wake();
    };
    addEventListener('online', online);
    document.addEventListener('visibilitychange', seen);
    this.connection.start();
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', seen);
      this.connection.stop();
    };
  }

  move(move: string): void {
    if (this.ledger.sent) return;
    // Whoever plays on has seen enough of what came before.
    this.skip();
    const { ledger, message } = send(this.ledger, move);
    this.ledger = ledger;
    this.sent = move;
    this.refusal = null;
    this.connection.send(message);
  }

  skip(): void {
    if (this.stage.busy) this.stage.skip();
  }

  /** Who we are at this table has changed: hear its story again from the beginning. */
  reload(): void {
    this.ledger = { ...emptyLedger(), sent: null };
    this.sent = null;
    this.fromStart = true;
    this.connection.redial();
  }

  private lasts(event: Event, behind: number): number {
    if (document.hidden || !this.view) return 0;
    const kit = this.table ? shelf[this.table.game] : undefined;
    const wait = hurried(kit?.lasts(event, this.view) ?? 0, behind);
    return this.brisk ? Math.min(wait, HASTE) : wait;
  }

  private receive(message: FromServer, first: boolean): void {
    const before = this.ledger.moves;
    const reading = receive(this.ledger, message);
    if (reading.reload) {
      this.reload();
      return;
    }
    this.ledger = reading.ledger;
    this.moves = reading.ledger.moves;
    if (message.type !== 'update') {
      this.sent = reading.ledger.sent?.move ?? null;
      if (reading.refusal !== null) this.refusal = reading.refusal;
      return;
    }
    this.table = message.table;
    const whole = this.fromStart || reading.replaced || reading.steps === null;
    this.fromStart = false;
    if (reading.steps?.length) this.refusal = null;
    this.stage.add(
      {
        view: message.view,
        sent: reading.ledger.sent?.move ?? null,
        events: whole ? reading.ledger.events : null,
        brisk: reading.ledger.moves - before > MANY,
      },
      whole ? [] : (reading.steps ?? []),
    );
    if (first) {
      const again = unconfirmed(this.ledger);
      if (again) this.connection.send(again);
    }
  }
}
