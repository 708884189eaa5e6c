import { beforeEach, describe, expect, it } from 'vitest';
import { ANSWER, ASK, ASK_UNSEEN, Connection, OPENING, WAITS, type Surroundings, type WireEvents } from './connection';
import type { Known } from './ledger';

interface Call {
  known: Known;
  on: WireEvents;
  said: string[];
  hungUp: boolean;
}

class FakeAround implements Surroundings {
  calls: Call[] = [];
  timers: { at: number; run: () => void }[] = [];
  now = 0;
  looked = true;

  dial(known: Known, on: WireEvents): { send: (text: string) => void; close: () => void } {
    const call: Call = { known, on, said: [], hungUp: false };
    this.calls.push(call);
    return { send: (text) => call.said.push(text), close: () => (call.hungUp = true) };
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now + ms, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  seen(): boolean {
    return this.looked;
  }

  pass(ms: number): void {
    this.now += ms;
    const due = this.timers.filter(({ at }) => at <= this.now);
    this.timers = this.timers.filter(({ at }) => at > this.now);
    due.forEach(({ run }) => run());
  }

  get newest(): Call {
    const call = this.calls.at(-1);
    if (!call) throw new Error('nothing was dialled');
    return call;
  }
}

let around: FakeAround;
let connection: Connection;
let known: Known;
let firsts: boolean[];
let states: boolean[];
let sentences: string[];
const update = JSON.stringify({ type: 'update' });

beforeEach(() => {
  around = new FakeAround();
  known = { since: 0, undone: 0, entries: 0 };
  firsts = [];
  states = [];
  sentences = [];
  connection = new Connection(around, {
    known: () => known,
    receive: (_, first) => firsts.push(first),
    connected: (yes) => states.push(yes),
    missing: (sentence) => sentences.push(sentence),
  });
  connection.start();
});

describe('a lost connection', () => {
  it('is tried again after growing waits, the first short', () => {
    for (const wait of [...WAITS, 4000, 4000]) {
      const before = around.calls.length;
      around.newest.on.closed(null);
      around.pass(wait - 1);
      expect(around.calls.length).toBe(before);
      around.pass(1);
      expect(around.calls.length).toBe(before + 1);
    }
  });

  it('resumes from what is known', () => {
    known = { since: 17, undone: 1, entries: 30 };
    around.newest.on.closed(null);
    around.pass(250);
    expect(around.newest.known).toEqual({ since: 17, undone: 1, entries: 30 });
  });

  it('starts with the short wait again once it worked', () => {
    around.newest.on.closed(null);
    around.pass(250);
    around.newest.on.closed(null);
    around.pass(500);
    around.newest.on.opened();
    around.newest.on.message(update);
    around.newest.on.closed(null);
    around.pass(250);
    expect(around.calls.length).toBe(4);
  });

  it('is said, and its return too', () => {
    around.newest.on.message(update);
    around.newest.on.closed(null);
    around.pass(250);
    around.newest.on.message(update);
    expect(states).toEqual([true, false, true]);
  });

  it('is tried at once when the browser is back online or seen again', () => {
    around.newest.on.closed(null);
    connection.wake();
    expect(around.calls.length).toBe(2);
    around.pass(WAITS[0]);
    expect(around.calls.length).toBe(2);
  });
});

it('is tried again after it was stopped and started', () => {
  connection.stop();
  connection.start();
  around.newest.on.closed(null);
  around.pass(WAITS[0]);
  expect(around.calls.length).toBe(3);
});

it('marks the first message of each connection', () => {
  around.newest.on.message(update);
  around.newest.on.message(update);
  around.newest.on.closed(null);
  around.pass(250);
  around.newest.on.message(update);
  expect(firsts).toEqual([true, false, true]);
});

it('says so when a message cannot go out', () => {
  const move = { type: 'move', move: 'cat 0,1', position: 3 } as const;
  expect(connection.send(move)).toBe(false);
  around.newest.on.opened();
  expect(connection.send(move)).toBe(true);
  expect(around.newest.said).toEqual([JSON.stringify(move)]);
});

it('hangs up and dials again when a move is not answered', () => {
  around.newest.on.opened();
  around.newest.on.message(update);
  connection.send({ type: 'move', move: 'cat 0,1', position: 3 });
  const silent = around.newest;
  around.pass(ANSWER);
  expect(silent.hungUp).toBe(true);
  expect(around.calls.length).toBe(2);
});

it('hears nothing more from a line that it gave up', () => {
  const old = around.newest;
  connection.redial();
  old.on.message(update);
  old.on.closed(null);
  expect(firsts).toEqual([]);
  around.pass(WAITS[0]);
  expect(around.calls.length).toBe(2);
});

it('dials no more once stopped', () => {
  connection.stop();
  around.newest.on.closed(null);
  around.pass(10_000);
  expect(around.calls.length).toBe(1);
});

it('does not come back to a table that the server does not know', () => {
  around.newest.on.closed('There is no such table.');
  around.pass(10_000);
  connection.wake();
  expect(around.calls.length).toBe(1);
  expect(sentences).toEqual(['There is no such table.']);
});

describe('a line that swallows what is sent', () => {
  const pings = (): number => around.newest.said.filter((text) => text === '{"type":"ping"}').length;

  beforeEach(() => {
    around.newest.on.opened();
    around.newest.on.message(update);
  });

  it('is asked whether somebody is there, and said to be lost within a few seconds', () => {
    around.pass(ASK);
    expect(pings()).toBe(1);
    around.pass(ANSWER - 1);
    expect(states).toEqual([true]);
    around.pass(1);
    expect(states).toEqual([true, false]);
    expect(around.calls[0]?.hungUp).toBe(true);
    expect(around.calls.length).toBe(2);
  });

  it('is dialled again when it does not even open, each time with more patience', () => {
    around.pass(ASK);
    around.pass(ANSWER);
    around.pass(2 * OPENING - 1);
    expect(around.calls.length).toBe(2);
    around.pass(1);
    expect(around.calls.length).toBe(3);
    around.pass(2 * OPENING);
    expect(around.calls.length).toBe(3);
  });

  it('is left alone while it answers, and the answer is nobody else’s news', () => {
    for (let said = 0; said < 5; said += 1) {
      around.pass(ASK);
      around.newest.on.message('{"type":"pong"}');
      around.pass(ANSWER - 1);
    }
    expect(pings()).toBe(5);
    expect(around.calls.length).toBe(1);
    expect(firsts).toEqual([true]);
  });

  it('is asked less often while nobody looks', () => {
    around.looked = false;
    around.newest.on.message(update);
    around.pass(ASK_UNSEEN - 1);
    expect(pings()).toBe(0);
    around.pass(1);
    expect(pings()).toBe(1);
  });

  it('is asked at once when somebody comes back to the page', () => {
    connection.wake();
    expect(pings()).toBe(1);
    connection.wake();
    expect(pings()).toBe(1);
    around.pass(ANSWER);
    expect(around.calls.length).toBe(2);
  });
});
