import { beforeEach, expect, it } from 'vitest';
import type { Event, Frame, View } from '../wire';
import { Projector } from './projector.svelte';

interface Lit extends View {
  lit: string;
}
const view = (lit: string): Lit => ({
  game: 'crumbs',
  players: 2,
  turn: 0,
  result: null,
  seat: null,
  legal: ['x'],
  faded: 0,
  lit,
});
const event = (type: string): Event => ({ type });
const frame = (moves: number, ...events: string[]): Frame => ({
  moves,
  seat: moves ? 0 : null,
  stands_in: null,
  at: null,
  events: events.map(event),
  shows: events.map((type) => ({ lit: `${type} told` }) as Partial<View>),
  view: view(`position ${moves}`),
});
const FRAMES = [frame(0, 'deal'), frame(1, 'move', 'draw'), frame(2, 'move'), frame(3, 'move', 'end')];

/** A clock that goes on when told to. */
class Clock {
  private waiting: { due: number; run: () => void }[] = [];
  now = 0;
  after(ms: number, run: () => void): () => void {
    const one = { due: this.now + ms, run };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((other) => other !== one));
  }
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.waiting.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.now = next.due;
      next.run();
    }
    this.now = until;
  }
  get idle(): boolean {
    return this.waiting.length === 0;
  }
}

let clock: Clock;
let projector: Projector;
const lit = (): string => (projector.view as Lit | null)?.lit ?? '';
const told = (): string[] => projector.events.map(({ type }) => type);

beforeEach(() => {
  clock = new Clock();
  projector = new Projector(clock, () => 100);
  projector.load(FRAMES, 0);
});

it('tells the next move event by event, and then stands still', () => {
  projector.forward();
  expect([projector.at, lit(), projector.resting, projector.next?.type]).toEqual([1, 'move told', false, 'draw']);
  clock.pass(100);
  expect([lit(), told()]).toEqual(['draw told', ['deal', 'move', 'draw']]);
  clock.pass(100);
  expect([lit(), projector.resting, clock.idle]).toEqual(['position 1', true, true]);
});

it('goes anywhere at once, and no further than there is', () => {
  projector.forward();
  projector.to(2);
  expect([projector.at, lit(), told()]).toEqual([2, 'position 2', ['deal', 'move', 'draw', 'move']]);
  projector.to(99);
  expect(projector.at).toBe(3);
  projector.forward();
  expect([projector.at, lit()]).toEqual([3, 'position 3']);
  projector.to(0);
  projector.back();
  expect([projector.at, lit(), clock.idle]).toEqual([0, 'position 0', true]);
});

it('does not lose a move to quick fingers', () => {
  projector.forward();
  projector.forward();
  expect([projector.at, told()]).toEqual([2, ['deal', 'move', 'draw', 'move']]);
});

it('plays to the end and stops there; then from the beginning', () => {
  projector.play();
  clock.pass(100_000);
  expect([projector.at, projector.playing, clock.idle]).toEqual([3, false, true]);
  projector.play();
  expect([projector.at, projector.playing]).toEqual([0, true]);
});

it('plays as fast as wanted', () => {
  const length = (speed: 0.5 | 4): number => {
    projector.to(0);
    projector.speed = speed;
    projector.play();
    let passed = 0;
    while (projector.playing) {
      clock.pass(10);
      passed += 10;
    }
    return passed;
  };
  const slow = length(0.5);
  expect(slow).toBeGreaterThan(7 * length(4));
});

it('pauses where it is, and is told to the end of the move', () => {
  projector.play();
  projector.pause();
  clock.pass(100_000);
  expect([projector.at, lit(), projector.playing]).toEqual([1, 'position 1', false]);
});

it('stays at its moment when somebody else looks', () => {
  projector.to(2);
  projector.load(
    FRAMES.map((one) => ({ ...one, view: view(`seen ${one.moves}`) })),
    projector.at,
  );
  expect([projector.at, lit()]).toEqual([2, 'seen 2']);
});

it('leaves nothing behind that happens by itself', () => {
  projector.play();
  projector.stop();
  expect(clock.idle).toBe(true);
});
