/** When bots say something: at the beginning and the end, when they think for long, and at what happens to them. */
import { tastes } from '../tastes.svelte';
import type { Event, Result, TableInfo, View } from '../wire';
import type { GameKit } from './kit';
import { remarkOn, type Occasion, type Remark } from './remarks';

/** How long a word stands there. */
const STANDS = 5000;
/** From when on a bot thinks for long. */
const LONG = 3500;

export interface Heard {
  table: TableInfo | null;
  kit: GameKit | undefined;
  view: View | null;
  /** Everything told so far, and from where on we were there. */
  events: Event[];
  from: number | null;
  moves: number;
  /** Whose turn it is, once all is told. */
  turn: number | null;
  result: Result | null;
}

export class SmallTalk {
  said = $state.raw<Remark | null>(null);

  constructor(private readonly now: () => Heard) {
    $effect(() => this.greet());
    $effect(() => this.listen());
    $effect(() => this.wait());
    $effect(() => this.part());
    $effect(() => {
      if (!this.said) return;
      const timer = setTimeout(() => (this.said = null), STANDS);
      return () => clearTimeout(timer);
    });
  }

  /** Whoever has heard enough. */
  hush(): void {
    this.said = null;
  }

  private say(event: number, occasion: Occasion, seats: readonly number[]): void {
    const { table } = this.now();
    if (table && tastes.remarks.value && !document.hidden)
      this.said = remarkOn(table, event, occasion, seats) ?? this.said;
  }

  private greeted = false;
  private greet(): void {
    const { table, moves } = this.now();
    if (!table || this.greeted || table.state === 'waiting') return;
    this.greeted = true;
    if (moves === 0 && table.state === 'playing') this.say(0, table.played ? 'again' : 'hello', everybody(table));
  }

  private heard: number | null = null;
  private listen(): void {
    const { events, from, kit, view } = this.now();
    if (from === null || !view) return;
    const begin = Math.max(this.heard ?? from, events.length - 1);
    this.heard = events.length;
    const event = events[begin];
    const { glad = [], sorry = [] } = (event && kit?.feels?.(event, view)) ?? {};
    if (glad.length) this.say(begin, 'glad', glad);
    if (sorry.length) this.say(begin, 'sorry', sorry);
  }

  private wait(): (() => void) | undefined {
    const { turn, events } = this.now();
    if (turn === null) return undefined;
    const timer = setTimeout(() => this.say(events.length, 'thinks', [turn]), LONG);
    return () => clearTimeout(timer);
  }

  private open = false;
  private part(): void {
    const { table, result, events, view } = this.now();
    if (!table || !view) return;
    if (table.state === 'playing') this.open = true;
    if (!result || !this.open) return;
    this.open = false;
    const bots = everybody(table).filter((seat) => table.seats[seat]?.kind === 'bot');
    const won = bots.filter((seat) => result.winners.includes(seat));
    this.say(events.length, won.length ? 'won' : 'lost', won.length ? won : bots);
  }
}

const everybody = ({ seats }: TableInfo): number[] => seats.map((_, seat) => seat);
