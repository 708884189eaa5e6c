/** A table as the page shows it: messages go through the ledger, what happened goes over the stage. */
import { kitOf } from '../games/index.svelte';
import { remember } from '../replay/seal';
import { tastes } from '../tastes.svelte';
import type { AnyCommand, Entry, Event, Refused, TableInfo, Update, View } from '../wire';
import { say } from '../words';
import { browserSurroundings, Connection } from './connection';
import { Hands } from './hands';
import {
  emptyLedger,
  known,
  overhear,
  receive,
  send,
  tableAfter,
  unconfirmed,
  type FromServer,
  type Ledger,
} from './ledger';
import { Refusal, table as askTable } from './rest';
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
  /** What was done at the table beside the game. */
  log = $state.raw<Entry[]>([]);
  /** From which entry on they are news; those before had happened when we came. */
  newsFrom = $state<number | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** At a device with several hidden hands: for whom the curtain is down. */
  passTo = $state<number | null>(null);
  /** For whom it has to fall, once whoever holds the device has seen enough. */
  awaited = $state<number | null>(null);

  /** My die waits for me to throw it; what it shows is long decided, and nobody else waits. */
  throwing = $state(false);

  /** So much has happened that it is told in haste. */
  catchingUp = $state(false);

  private ledger: Ledger = emptyLedger();
  private readonly hands = new Hands();
  private fromStart = true;
  /** The line is new: what it may have lost has not been sent again yet. */
  private back = false;
  private readonly connection: Connection;
  private readonly stage: Stage<End>;

  constructor(
    private readonly id: string,
    /** Nothing is shown for a while: whoever reads or listens wants to know it at once. */
    private readonly atOnce = false,
  ) {
    const around = browserSurroundings(id);
    this.connection = new Connection(around, {
      known: () => known(this.ledger),
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
          this.catchingUp = end.brisk;
          this.resting = false;
          // Nobody may act on what has not been told; before the first view there is nothing to begin from but the end.
          const from = this.view ?? end.view;
          this.view = from && { ...from, legal: [] };
        },
        tell: ({ event, shows }, next) => {
          this.next = next;
          this.throwing = false;
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
          this.look();
        },
        hold: () => (this.throwing = true),
      },
      (event, { view, brisk }, behind) => {
        if (!tastes.throwing.value || !view || brisk || behind > 0 || document.hidden) return false;
        return kitOf(view.game)?.throws?.(event, view) ?? false;
      },
    );
  }

  /** Connects, and stays connected until the returned function is called. */
  open(): () => void {
    let close = (): void => undefined;
    let left = false;
    // The first answer says who we are; only then does the socket know who it speaks to.
    void askTable(this.id)
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) this.missing = error.message;
      })
      .finally(() => {
        if (!left && !this.missing) close = this.dial();
      });
    return () => {
      left = true;
      close();
    };
  }

  private dial(): () => void {
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

  /** Whether it went out: only moves are kept and sent again after a break, since the person waits for nothing else. */
  send(command: AnyCommand): boolean {
    if (command.type === 'move') {
      this.move(command.move);
      return true;
    }
    this.refusal = null;
    return this.connection.send(command);
  }

  /** Why a move was refused stands beside the board; any other refusal lies over it, until the next press. */
  seenRefusal(): void {
    if (this.refusal?.to !== 'move') this.refusal = null;
  }

  throwDie(): void {
    if (this.throwing) this.stage.release();
  }

  skip(): void {
    if (this.stage.busy) this.stage.skip();
  }

  /** Who we are at this table has changed: hear its story again from the beginning. */
  reload(): void {
    this.ledger = emptyLedger();
    this.sent = null;
    this.fromStart = true;
    this.connection.redial();
  }

  /** The hand that is in sight goes away, out of memory too, and the curtain is down for the next. */
  lower(seat: number): void {
    const { table, log, entries, undone } = this.ledger;
    this.ledger = { ...emptyLedger(), table, log, entries, undone };
    this.stage.clear();
    this.view = null;
    this.events = [];
    this.sent = null;
    this.resting = this.throwing = false;
    this.fromStart = true;
    this.passTo = seat;
    this.awaited = null;
    this.hands.ask(null);
    this.connection.send({ type: 'look', seat: null });
  }

  /** Whoever the curtain is down for wants to see their hand. */
  lift(): void {
    if (this.passTo === null || !this.connection.send({ type: 'look', seat: this.passTo })) return;
    this.hands.ask(this.passTo);
  }

  /** All is told: does somebody else at this device have to take it? */
  private look(): void {
    const next = this.table && this.hands.next(this.table, this.view?.turn ?? null);
    if (this.hands.asked === null) this.passTo = next;
    else this.awaited = next;
  }

  private lasts(event: Event, behind: number): number {
    if (this.atOnce || document.hidden || !this.view) return 0;
    const kit = this.table ? kitOf(this.table.game) : undefined;
    const wait = hurried(kit?.lasts(event, this.view) ?? 0, behind);
    return this.catchingUp ? Math.min(wait, HASTE) : wait;
  }

  private receive(message: FromServer, first: boolean): void {
    if (first) this.back = true;
    if (message.type === 'refused') this.hearRefusal(message);
    else if (this.hands.take(tableAfter(this.ledger, message))) this.hearUpdate(message);
    else {
      this.ledger = overhear(this.ledger, message);
      this.hearOfTable();
      if (first) this.connection.send({ type: 'look', seat: this.hands.asked });
    }
  }

  private hearRefusal(message: Refused): void {
    const { ledger, refusal } = receive(this.ledger, message);
    this.ledger = ledger;
    this.sent = ledger.sent?.move ?? null;
    if (refusal !== null) this.refusal = refusal;
    if (message.to === 'look') this.hands.ask(null);
  }

  private hearUpdate(message: Update): void {
    const before = this.ledger.moves;
    const reading = receive(this.ledger, message);
    if (reading.reload) {
      this.reload();
      return;
    }
    this.ledger = reading.ledger;
    this.moves = reading.ledger.moves;
    this.hearOfTable();
    const whole = this.fromStart || reading.replaced || reading.steps === null;
    this.fromStart = false;
    if (reading.steps?.length) this.refusal = null;
    this.stage.add(
      {
        view: reading.ledger.view,
        sent: reading.ledger.sent?.move ?? null,
        events: whole ? reading.ledger.events : null,
        brisk: reading.ledger.moves - before > MANY,
      },
      whole ? [] : (reading.steps ?? []),
    );
    if (this.passTo !== null && this.passTo === this.table?.you) this.passTo = null;
    const again = this.back ? unconfirmed(this.ledger) : null;
    this.back = false;
    if (again) this.connection.send(again);
  }

  /** What everybody at the table may know. */
  private hearOfTable(): void {
    const { table } = this.ledger;
    if (table === null) return;
    this.table = table;
    remember(table);
    this.ahead = table.now - Date.now();
    this.log = this.ledger.log;
    this.newsFrom ??= this.ledger.entries;
  }
}
