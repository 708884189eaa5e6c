import { describe, expect, it } from 'vitest';
import { Hands } from './hands';
import { seatOf, tableOf } from './table.example';

const here = seatOf({ yours: true });
const seats = [here, seatOf({ kind: 'bot', bot: 'search:1', name: 'Pip' }), here];

describe('two hidden hands at one device', () => {
  const down = tableOf({ seats, you: null });

  it('begin behind the curtain, and it falls for whoever is to move', () => {
    const hands = new Hands();
    expect(hands.take(down)).toBe(true);
    expect(hands.next(down, 0)).toBe(0);
    expect(hands.next(down, 1)).toBeNull();
  });

  it('are never shown to each other: what is late for a hand put away is not taken', () => {
    const hands = new Hands();
    hands.take(down);
    hands.ask(0);
    expect(hands.take(tableOf({ seats, you: 0 }))).toBe(true);
    hands.ask(null);
    expect(hands.take(tableOf({ seats, you: 0 }))).toBe(false);
    hands.ask(2);
    expect(hands.take(down)).toBe(false);
    expect(hands.take(tableOf({ seats, you: 2 }))).toBe(true);
  });

  it('need no curtain for whoever holds the device already, nor after the end', () => {
    const hands = new Hands();
    hands.take(down);
    hands.ask(0);
    expect(hands.next(down, 0)).toBeNull();
    expect(hands.next(down, 2)).toBe(2);
    expect(hands.next({ ...down, state: 'over' }, 2)).toBeNull();
  });

  it('are one when the other goes to another device', () => {
    const hands = new Hands();
    hands.take(down);
    hands.ask(0);
    const alone = tableOf({ seats: [seatOf(), seatOf({ kind: 'bot' }), here], you: 2 });
    expect(hands.take(alone)).toBe(true);
    expect(hands.next(alone, 2)).toBeNull();
  });
});

it('draws no curtain where nothing is hidden', () => {
  const hands = new Hands();
  expect(hands.take(tableOf({ seats, you: 0 }))).toBe(true);
  expect(hands.take(tableOf({ seats, you: 2 }))).toBe(true);
  expect(hands.next(tableOf({ seats, you: 2 }), 2)).toBeNull();
});
