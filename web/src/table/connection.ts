/** One socket to one table, opened again whenever it closes. Sockets and timers come from outside, for the tests. */
import type { AnyCommand, Pong } from '../wire';
import type { FromServer, Known } from './ledger';

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  message(text: string): void;
  /** With the message that says why, where there is nothing to come back to. */
  closed(missing: string | null): void;
}

export interface Surroundings {
  dial(known: Known, on: WireEvents): Wire;
  after(ms: number, run: () => void): () => void;
  /** Whether somebody looks at the page. */
  seen(): boolean;
}

export interface Listener {
  /** What is known: where the server is to go on from. */
  known(): Known;
  /** `first` is set for the first message after each (re)connection. */
  receive(message: FromServer, first: boolean): void;
  connected(yes: boolean): void;
  /** There is nothing here for this page; the message says why. */
  missing(why: string): void;
}

/** By the server's close codes, why it is no use to come back: an unknown table, a page that it did not serve itself,
 * somebody who is not wanted. */
const FOR_GOOD: Record<number, string> = { 4404: 'closed-no-table', 4403: 'closed-not-ours', 4410: 'banned' };

export const WAITS = [250, 500, 1000, 2000, 4000] as const;
/** After so long without a word we ask whether somebody is there; less often while nobody looks. */
export const ASK = 4_000;
export const ASK_UNSEEN = 20_000;
/** What is not answered within this time went into a dead line, whatever the browser believes. */
export const ANSWER = 3_000;
/** A line that is being opened may take a little longer, and each time longer still. */
export const OPENING = 5_000;

export class Connection {
  private wire: Wire | null = null;
  private open = false;
  private first = true;
  private failures = 0;
  private ended = false;
  private cancelRetry: (() => void) | null = null;
  /** Waits for an answer, or for the time to ask. */
  private cancelWatch: (() => void) | null = null;
  private asking = false;

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.ended = false;
    this.dial();
  }

  stop(): void {
    this.ended = true;
    this.cancelRetry?.();
    this.drop();
  }

  /** Somebody looks again: try now rather than when the wait is over, and make sure that the line is alive. */
  wake(): void {
    if (!this.wire) this.redial();
    else if (this.open && !this.asking) this.ask();
  }

  /** Hang up and dial again at once: after sitting down, or when the line may be dead. */
  redial(): void {
    if (this.ended) return;
    this.cancelRetry?.();
    this.drop();
    this.dial();
  }

  /** Whether it went out; if not, it is for the caller to send again after the reconnection. */
  send(message: AnyCommand): boolean {
    if (!this.wire || !this.open) return false;
    this.wire.send(JSON.stringify(message));
    this.expect(ANSWER);
    return true;
  }

  private ask(): void {
    this.send({ type: 'ping' });
  }

  /** Without a word until then the line is dead: that is said at once, and another one is opened. */
  private expect(ms: number): void {
    this.asking = true;
    this.watch(ms, () => {
      this.failures += 1;
      this.listener.connected(false);
      this.redial();
    });
  }

  private watch(ms: number, run: () => void): void {
    this.cancelWatch?.();
    this.cancelWatch = this.around.after(ms, run);
  }

  private heard(): void {
    this.asking = false;
    this.failures = 0;
    this.watch(this.around.seen() ? ASK : ASK_UNSEEN, () => this.ask());
    this.listener.connected(true);
  }

  private dial(): void {
    this.first = true;
    this.expect(OPENING * Math.min(1 + this.failures, 4));
    let current = true;
    const wire = this.around.dial(this.listener.known(), {
      opened: () => {
        if (current) this.open = true;
      },
      message: (text) => {
        if (!current) return;
        this.heard();
        const message = JSON.parse(text) as FromServer | Pong;
        if (message.type === 'pong') return;
        const first = this.first;
        this.first = false;
        this.listener.receive(message, first);
      },
      closed: (missing) => {
        if (!current) return;
        current = false;
        this.wire = null;
        if (missing !== null) {
          this.stop();
          this.listener.missing(missing);
        } else this.lost();
      },
    });
    this.wire = {
      send: (text) => wire.send(text),
      close: () => {
        current = false;
        wire.close();
      },
    };
  }

  private drop(): void {
    this.cancelWatch?.();
    this.open = false;
    this.asking = false;
    this.wire?.close();
    this.wire = null;
  }

  private lost(): void {
    this.drop();
    if (this.ended) return;
    this.listener.connected(false);
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 4000;
    this.failures += 1;
    this.cancelRetry = this.around.after(wait, () => this.dial());
  }
}

/** The browser's own sockets and timers. */
export function browserSurroundings(table: string): Surroundings {
  return {
    dial({ since, undone, entries }, on) {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const known = `since=${since}&undone=${undone}&entries=${entries}&changes=1`;
      const socket = new WebSocket(
        `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${known}`,
      );
      socket.addEventListener('open', () => on.opened());
      socket.addEventListener('message', (event) => on.message(String(event.data)));
      socket.addEventListener('close', ({ code }) => on.closed(FOR_GOOD[code] ?? null));
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    seen: () => document.visibilityState === 'visible',
  };
}
