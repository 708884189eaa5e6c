import { expect, it } from 'vitest';
import { words } from '../../words';
import { moment } from './kitchen.example';
import { asked, noteOn } from './prompts';
import { roles } from './roles';
import { sentence } from './sentences';
import type { ChopChopEvent, TileEvent } from './view';

const people = [
  { name: 'You', you: true },
  { name: 'Bo', you: false },
];
const say = (event: ChopChopEvent): string => sentence(event, people);
const knife: TileEvent = {
  type: 'tile',
  seat: 1,
  side: 'cat',
  at: 'c5',
  piece: 'cat',
  tile: 'knife',
  effect: 'handed',
  lost_roll: true,
};

it('says what happened', () => {
  expect(say({ type: 'roll', seat: 1, side: 'cat', steps: 2, more: false })).toBe('Bo rolls 2 for the cat.');
  const walk = { type: 'move' as const, seat: 0, from: 'd1', path: [], took: true };
  expect(say({ ...walk, move: 'm2 c5', piece: 'm2', to: 'c5' })).toBe(
    'You move mouse 2 to c5 and take the cheese there.',
  );
  expect(say({ ...walk, seat: 1, move: 'm2 N', piece: 'm2', to: 'N' })).toBe(
    'Bo moves mouse 2 to the north hole and takes the cheese there.',
  );
  expect(say({ ...walk, move: 'pass', piece: null, to: null })).toBe('You cannot move and pass.');
  expect(say({ type: 'caught', mouse: 2 })).toBe('The cat catches mouse 2.');
});

it('never keeps a double or a lost turn to itself', () => {
  expect(say({ type: 'roll', seat: 0, side: 'mice', steps: 4, more: true })).toContain('a second roll after this');
  expect(say(knife)).toBe('The cat finds a knife at c5. Two turns in a row for the mice. The second roll is lost.');
  const first: ChopChopEvent = { type: 'roll', seat: 0, side: 'mice', steps: 4, more: true };
  expect(noteOn([knife, first], moment, people)?.head).toBe('Two turns in a row');
  const second: ChopChopEvent = { type: 'roll', seat: 0, side: 'mice', steps: 1, more: false };
  expect(noteOn([knife, first, second], { ...moment, bound: 2 }, people)?.text).toBe('Mouse 2 has to move again.');
  expect(noteOn([first, knife, second], moment, people)?.head).toBe('A knife');
  const pass: ChopChopEvent = {
    ...{ seat: 1, from: null, to: null, path: [], took: false },
    type: 'move',
    move: 'pass',
    piece: null,
  };
  expect(noteOn([pass, second], moment, people)?.text).toBe('Bo passes this turn.');
});

it('explains a tile at length twice, then briefly', () => {
  const texts = [1, 2, 3].map((n) => noteOn(Array<ChopChopEvent>(n).fill(knife), moment, people)?.text ?? '');
  expect(texts[0]).toContain('The turn is over at once');
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]?.length).toBeLessThan(texts[0]?.length ?? 0);
});

it('asks for exactly what is needed', () => {
  expect(asked(moment, people, null, null)).toBe('You rolled 2. Choose a mouse.');
  expect(asked(moment, people, 'm1', null)).toBe('Mouse 1, two steps: choose a lit square.');
  expect(asked({ ...moment, waits_for: 'arrow', mover: 'm2' }, people, 'm2', null)).toContain('Mouse 2 flies');
  expect(asked({ ...moment, legal: ['pass'], steps: 4 }, people, null, null)).toBe('No mouse can move four steps.');
  expect(asked({ ...moment, legal: ['pass'], bound: 3, steps: 4 }, people, null, null)).toContain(
    'Mouse 3 cannot move',
  );
  expect(asked({ ...moment, turn: 1, side: 'mice' }, people, null, null)).toBe('Bo moves the mice, two steps.');
});

it('says who won and why, and is glad about it', () => {
  const end = words.games['chop-chop'].end;
  expect(end.won([people[0] ?? { name: '', you: true }], 'mice')).toBe('You win as the mice!');
  expect(end.won(people, 'mice')).toBe('You and Bo win as the mice!');
  expect(end.why('cat', 3, 4)).toBe('The cat has caught all four mice. They had 3 cheeses.');
});

it('seats each role', () => {
  const [mice, cat, share] = roles;
  expect(mice?.seating(2)).toMatchObject({ me: 0, options: { cat: '1', first: '0' }, titles: ['the mice', 'the cat'] });
  expect(mice?.seating(3)).toBeNull();
  expect(cat?.seating(4)).toMatchObject({ me: 0, options: { cat: '0', first: '1' } });
  expect(share?.seating(2)).toBeNull();
  expect(share?.seating(4)?.options).toEqual({ cat: '3', first: '0' });
});
