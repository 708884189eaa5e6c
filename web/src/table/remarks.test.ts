import { expect, test } from 'vitest';
import { remarkOn, type Occasion } from './remarks';
import { seatOf, tableOf } from './table.example';

const OCCASIONS: Occasion[] = ['hello', 'again', 'glad', 'sorry', 'thinks', 'won', 'lost'];
const bots = [1, 2, 3, 4, 5].map((level) => seatOf({ kind: 'bot', bot: `search:${level}` }));
const table = tableOf({ seats: [seatOf({ yours: true }), ...bots, seatOf({ kind: 'bot', bot: 'greedy' })] });
const everybody = table.seats.map((_, seat) => seat);

test('everybody at a table hears the same word at the same event', () => {
  for (const occasion of OCCASIONS)
    for (let event = 0; event < 50; event += 1)
      expect(remarkOn(table, event, occasion, everybody)).toEqual(remarkOn({ ...table }, event, occasion, everybody));
});

test('people, and bots that are none of the five, say nothing', () => {
  for (let event = 0; event < 50; event += 1) expect(remarkOn(table, event, 'hello', [0, 6])).toBeNull();
});

test('a trick is remarked on seldom, a greeting always, and not always by the same', () => {
  const over = (occasion: Occasion) =>
    Array.from({ length: 300 }, (_, event) => remarkOn(table, event, occasion, everybody)).filter(
      (one) => one !== null,
    );
  expect(over('hello')).toHaveLength(300);
  expect(over('glad').length).toBeGreaterThan(20);
  expect(over('glad').length).toBeLessThan(90);
  expect(new Set(over('hello').map(({ seat }) => seat)).size).toBe(5);
  expect(new Set(over('hello').map(({ said }) => said)).size).toBe(10);
});

test('whoever remarks on a trick does not say the same each time', () => {
  const marble = Array.from({ length: 300 }, (_, event) => remarkOn(table, event, 'glad', [3])?.said).filter(Boolean);
  const first = marble.filter((said) => said === 'marble-0').length;
  expect(first / marble.length).toBeGreaterThan(0.3);
  expect(first / marble.length).toBeLessThan(0.7);
});
