import { describe, expect, it } from 'vitest';
import { absences, roughly } from './away';
import { seatOf, tableOf } from './table.example';

const seats = [seatOf({ yours: true }), seatOf({ name: 'Bo', here: false, away: 0 })];
const at = (seconds: number): number => seconds * 1000;

describe('somebody who is away', () => {
  const table = tableOf({ seats });

  it('is not mentioned for a glance elsewhere, nor before it matters', () => {
    expect(absences(table, at(5), 1)).toEqual([]);
    expect(absences(table, at(30), 0)).toEqual([]);
  });

  it('is waited for at first, then it is for those present to decide', () => {
    expect(absences(table, at(20), 1)).toEqual([{ seat: 1, seconds: 20, mayStandIn: false, mayEnd: false }]);
    expect(absences(table, at(60), 0)).toEqual([{ seat: 1, seconds: 60, mayStandIn: true, mayEnd: true }]);
  });

  it('can be played for by anybody who sits, but the game ended only by the host, or when the host is away', () => {
    const guest = tableOf({ seats, hosting: false, host: 0 });
    expect(absences(guest, at(60), 1)).toMatchObject([{ mayStandIn: true, mayEnd: false }]);
    expect(absences({ ...guest, host: 1 }, at(60), 1)).toMatchObject([{ mayEnd: true }]);
    const watcher = tableOf({ seats: seats.map((seat) => ({ ...seat, yours: false })), hosting: false });
    expect(absences(watcher, at(60), 1)).toMatchObject([{ mayStandIn: false, mayEnd: false }]);
  });

  it('is nobody’s business at a table for days, but for the host after a day', () => {
    const days = tableOf({ seats, patience: null });
    expect(absences(days, at(86_399), 1)).toEqual([]);
    expect(absences(days, at(86_400), 1)).toMatchObject([{ mayStandIn: true, mayEnd: true }]);
    expect(absences({ ...days, hosting: false }, at(86_400), 1)).toEqual([]);
  });

  it('whom a bot plays for already freezes nothing', () => {
    const replaced = [seats[0] ?? seatOf(), seatOf({ away: 0, bot: 'greedy', stands_in: 'absent' })];
    expect(absences(tableOf({ seats: replaced }), at(99), 1)).toEqual([]);
  });
});

it('tells times as people do', () => {
  expect([59, 60, 150, 7200, 200_000].map(roughly)).toEqual([
    { unit: 'seconds', count: 59 },
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 2 },
    { unit: 'hours', count: 2 },
    { unit: 'days', count: 2 },
  ]);
});
