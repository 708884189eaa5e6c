import { expect, it } from 'vitest';
import { evening, waysOn, wishes } from './rematch';
import { seatOf, tableOf } from './table.example';

const me = seatOf({ yours: true });
const bo = seatOf({ name: 'Bo' });
const pip = seatOf({ kind: 'bot', name: 'Pip', bot: 'search:1' });

it('knows who wants to play again, and who is only slow to say', () => {
  const table = tableOf({ state: 'over', seats: [me, bo, pip, seatOf({ here: false, away: 1 })] });
  expect(wishes({ ...table, again: [null, true, true, null] })).toEqual({
    mine: null,
    willing: [1],
    rest: [0, 3],
    missing: [3],
  });
  expect(wishes({ ...table, again: [true, false, true, true] })).toEqual({
    mine: true,
    willing: [0, 3],
    rest: [1],
    missing: [1],
  });
});

it('goes on with fewer only where the game can be played so', () => {
  const table = tableOf({ state: 'over', players: 3, seats: [me, bo, pip], again: [true, false, true] });
  expect(waysOn(table, [2, 3, 4])).toContain('fewer');
  expect(waysOn(table, [3, 4])).toEqual(['bots', 'open']);
});

it('counts the evening with the match that is over, from the second on', () => {
  const seats = [
    { ...me, score: { wins: 1, points: 9 } },
    { ...bo, score: { wins: 0, points: 4 } },
  ];
  expect(evening(tableOf({ seats, played: 1 }), [3, 5], [1])).toEqual([
    { wins: 1, points: 12 },
    { wins: 1, points: 9 },
  ]);
  expect(evening(tableOf(), [3, 5], [1])).toBeNull();
});
