/** One socket to one table, opened again whenever it closes. Sockets and timers come from outside, for the tests. */
import type { Move } from '../wire';
import type { FromServer } from './ledger';

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
  dial(since: number, on: WireEvents): Wire;
  after(ms: number, run: () => void): () => void;
}

export interface Listener {
  /** How many events are known: where the server is to go on from. */
  since(): number;
  /** `first` is set for the first message after each (re)connection. */
  receive(message: FromServer, first: boolean): void;
  connected(yes: boolean): void;
  /** There is nothing here for this page; the message says why. */
  missing(why: string): void;
}

/** By the server's close codes, why it is no use to come back: an unknown table, a page that it did not serve itself. */
const FOR_GOOD: Record<number, string> = { 4404: 'closed-no-table', 4403: 'closed-not-ours' };

export const WAITS = [250, 500, 1000, 2000, 4000] as const;
/** A move that is not answered within this time means that the line is dead, whatever the browser believes. */
export const PATIENCE = 4000;
/** After this long without a word, coming back to the page is reason enough to dial again. */
export const QUIET = 5_000;
/** A line that says nothing for so long may be dead without the browser noticing: a phone asleep, a router restarted. */
export const SILENCE = 45_000;

export class Connection {
  private wire: Wire | null = null;
  private open = false;
  private first = true;
  private failures = 0;
  private ended = false;
  private cancelRetry: (() => void) | null = null;
  private cancelPatience: (() => void) | null = null;
  private cancelSilence: (() => void) | null = null;
  private quiet = false;

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.dial();
  }

  stop(): void {
    this.ended = true;
    this.cancelRetry?.();
    this.drop();
  }

  /** Try now rather than when the wait is over, and make sure that a line that has been quiet is alive. */
  wake(): void {
    if (this.wire && !this.quiet) return;
    this.redial();
  }

  /** Hang up and dial again at once: after sitting down, or when the line may be dead. */
  redial(): void {
    if (this.ended) return;
    this.cancelRetry?.();
    this.drop();
    this.dial();
  }

  /** Whether it went out; if not, it is for the caller to send again after the reconnection. */
  send(message: Move): boolean {
    if (!this.wire || !this.open) return false;
    this.wire.send(JSON.stringify(message));
    this.cancelPatience?.();
    this.cancelPatience = this.around.after(PATIENCE, () => this.redial());
    return true;
  }

  /** Something was said, or is about to be: from here on silence counts. */
  private listen(): void {
    this.quiet = false;
    this.cancelSilence?.();
    this.cancelSilence = this.around.after(QUIET, () => {
      this.quiet = true;
      this.cancelSilence = this.around.after(SILENCE - QUIET, () => this.redial());
    });
  }

  private dial(): void {
    this.first = true;
    this.listen();
    let current = true;
    const wire = this.around.dial(this.listener.since(), {
      opened: () => {
        if (current) this.open = true;
      },
      message: (text) => {
        if (!current) return;
        this.cancelPatience?.();
        this.listen();
        this.failures = 0;
        const first = this.first;
        this.first = false;
        this.listener.connected(true);
        this.listener.receive(JSON.parse(text) as FromServer, first);
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
    this.cancelPatience?.();
    this.cancelSilence?.();
    this.open = false;
    this.wire?.close();
    this.wire = null;
  }

  private lost(): void {
    this.cancelPatience?.();
    this.cancelSilence?.();
    this.open = false;
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
    dial(since, on) {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const socket = new WebSocket(
        `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?since=${since}`,
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
  };
}
