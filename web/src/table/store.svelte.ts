/** A table as the page shows it: messages go through the ledger, what happened goes over the stage. */
import { shelf } from '../games';
import { browserSurroundings, Connection } from './connection';
import { emptyLedger, receive, send, unconfirmed, type Ledger } from './ledger';
import type { FromServer, GameEvent, TableCard, View } from './protocol';
import { hurried, Stage } from './stage';

/** So many moves at once are a long absence, which is caught up on briskly. */
const MANY = 4;
const HASTE = 60;

interface Shown {
  view: View | null;
  /** The move still on its way at that point; it lies on the board until the view that holds it is shown. */
  sent: string | null;
  /** History replaced rather than continued: nothing to play, only to show. */
  fresh: boolean;
  events: GameEvent[];
  brisk: boolean;
}

export class TableStore {
  table = $state.raw<TableCard | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  unplayed = $state.raw<GameEvent[]>([]);
  sent = $state.raw<string | null>(null);
  refusal = $state.raw<string | null>(null);
  connected = $state(true);
  /** The server's sentence, when it has no such table. */
  missing = $state('');
  resting = $state(true);
  /** How many moves have been made, those still to be shown included. */
  moves = $state(0);

  private ledger: Ledger = emptyLedger();
  private fromStart = true;
  private brisk = false;
  private readonly connection: Connection;
  private readonly stage: Stage<Shown>;

  constructor(id: string) {
    const around = browserSurroundings(id);
    this.connection = new Connection(around, {
      since: () => this.ledger.events.length,
      receive: (message, first) => this.receive(message, first),
      connected: (yes) => (this.connected = yes),
      missing: (sentence) => (this.missing = sentence),
    });
    this.stage = new Stage<Shown>(around, (event, behind) => this.pace(event, behind), {
      show: (shown, unplayed) => {
        this.view = shown.view;
        this.sent = shown.sent;
        this.unplayed = unplayed;
        this.resting = false;
        this.brisk = shown.brisk;
        if (shown.fresh) this.events = shown.events;
      },
      play: (event, unplayed) => {
        this.unplayed = unplayed;
        this.events = [...this.events, event];
      },
      rest: () => (this.resting = true),
    });
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

  private pace(event: GameEvent, behind: number): number {
    if (document.hidden) return 0;
    const kit = this.table ? shelf[this.table.game] : undefined;
    const wait = hurried(kit?.pace(event, this.view) ?? 0, behind);
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
    if (reading.fresh.length) this.refusal = null;
    const whole = this.fromStart || reading.replaced;
    this.fromStart = false;
    this.stage.add(
      {
        view: message.view,
        sent: reading.ledger.sent?.move ?? null,
        fresh: whole,
        events: whole ? reading.ledger.events : [],
        brisk: reading.ledger.moves - before > MANY,
      },
      whole ? [] : reading.fresh,
    );
    if (first) {
      const again = unconfirmed(this.ledger);
      if (again) this.connection.send(again);
    }
  }
}
