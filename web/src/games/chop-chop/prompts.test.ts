import { expect, it } from 'vitest';
import { eventSaid, reasonSaid, resultSaid } from '../../table/telling';
import { has, wordsOf } from '../../words';
import { moment } from './kitchen.example';
import { asked, confirming, labelOf, noteOn } from './prompts';
import { roles, titles } from './roles';
import type { AnyEvent, AnyReason, Move, Roll, Tile } from './wire';

const people = [
  { name: 'You', you: true },
  { name: 'Bo', you: false },
];
const said = (event: AnyEvent): string => eventSaid('chop-chop', event, people);
const why = (reason: AnyReason): string => reasonSaid('chop-chop', reason, people);
const say = wordsOf('chop-chop');

const knife: Tile = {
  type: 'tile',
  seat: 1,
  side: 'cat',
  at: 'c5',
  piece: 'cat',
  tile: 'knife',
  effect: 'handed',
  lost_roll: true,
};
const roll: Roll = { type: 'roll', seat: 0, side: 'mice', steps: 4, more: false, second: false };
const walk: Move = {
  type: 'move',
  seat: 0,
  move: 'm2 c5',
  piece: 'm2',
  from: 'd1',
  to: 'c5',
  path: ['c5'],
  took: true,
};
const pass: Move = { ...walk, seat: 1, move: 'pass', piece: null, from: null, to: null, path: [], took: false };

it('says what happened', () => {
  expect(said({ ...roll, seat: 1, side: 'cat', steps: 2 })).toBe('Bo rolls 2 for the cat.');
  expect(said(walk)).toBe('You move mouse 2 to c5 and take the cheese there.');
  expect(said({ ...walk, seat: 1, move: 'm2 N', to: 'N', took: false })).toBe('Bo moves mouse 2 to the north hole.');
  expect(said({ ...walk, seat: 1, move: 'place d3', piece: 'cat', from: null, to: 'd3', took: false })).toBe(
    'Bo puts the cat on the table at d3.',
  );
  expect(said({ ...walk, move: 'fork b2', piece: 'fork', from: null, to: 'b2' })).toBe(
    'You take the cheese at b2 with the fork.',
  );
  expect(said({ ...pass, seat: 0 })).toBe('You cannot move, so you pass.');
  expect(said({ type: 'caught', mouse: 2 })).toBe('The cat catches mouse 2.');
  expect(said({ type: 'end', side: 'mice', winners: [0], reason: 'home' })).toBe(
    'All the cheese is won, and a mouse is back in a hole.',
  );
});

it('says what a tile has done', () => {
  const found: Tile = { ...knife, seat: 0, side: 'mice', piece: 'm2', tile: '+2', effect: 'moves', lost_roll: false };
  expect(said(found)).toBe('Mouse 2 finds a +2 at c5. Mouse 2 goes on.');
  expect(said({ ...found, tile: 'arrow' })).toBe('Mouse 2 finds an arrow at c5. Mouse 2 flies on.');
  expect(said({ ...found, tile: 'cheese', effect: 'taken' })).toBe(
    'Mouse 2 finds cheese at c5. One more for the mice.',
  );
  expect(noteOn([{ ...found, tile: 'arrow' }], moment, people).text).toContain('must fly');
  expect(noteOn([{ ...found, tile: 'fork', effect: 'nothing' }], moment, people).text).toBe(
    'There is no cheese for it: none lies face up, or the cat sits on it.',
  );
});

it('never keeps a double or a lost turn to itself', () => {
  const first: Roll = { ...roll, more: true };
  expect(said(first)).toBe('You roll 4 for the mice, and a second roll follows.');
  expect(said(knife)).toBe('The cat finds a knife at c5. Two turns in a row for the mice. The second roll is lost.');
  expect(noteOn([knife, first], moment, people).head).toBe('Two turns in a row');
  expect(noteOn([knife, first], moment, people).text).toBe('You roll twice. Both rolls move the same mouse.');
  const second: Roll = { ...roll, second: true };
  expect(noteOn([knife, first, second], { ...moment, bound: 2 }, people).text).toBe('Mouse 2 has to move again.');
  expect(noteOn([first, knife], moment, people).head).toBe('A knife');
  expect(noteOn([roll, pass], moment, people).text).toBe('Bo passes this turn.');
  expect(noteOn([{ type: 'caught', mouse: 4 }], moment, people)).toMatchObject({
    head: 'Mouse 4 is caught',
    text: '3 mice are left.',
  });
});

it('puts a tile away with the next roll', () => {
  expect(noteOn([roll, walk, knife], moment, people)).toMatchObject({ head: 'A knife', tile: 'knife' });
  const next = { ...roll, seat: 1, side: 'cat' as const, steps: 2 };
  for (const events of [
    [knife, next],
    [knife, next, { ...walk, seat: 1, piece: 'cat', move: 'cat c5', took: false }],
  ]) {
    expect(noteOn(events, moment, people)).toMatchObject({
      head: 'Bo rolls 2',
      text: 'The cat moves exactly that far.',
      tile: null,
    });
  }
});

it('explains a tile at length twice, then briefly', () => {
  const texts = [1, 2, 3].map((n) => noteOn(Array<AnyEvent>(n).fill(knife), moment, people).text);
  expect(texts[0]).toContain('The turn is over at once');
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]?.length).toBeLessThan(texts[0]?.length ?? 0);
});

it('begins by saying what each side is after', () => {
  expect(noteOn([], moment, people).text).toContain('Find all 10 cheeses');
  expect(noteOn([], { ...moment, cat_seat: 0 }, people).text).toContain('Catch all four mice');
});

it('asks for exactly what is needed', () => {
  expect(asked(moment, people, null, false)).toBe('You rolled 2. Choose a mouse.');
  expect(asked(moment, people, 'm1', false)).toBe('Mouse 1, two steps: choose a lit square.');
  expect(asked(moment, people, 'm1', true)).toBe('Tap it again, or use the button.');
  expect(asked({ ...moment, waits_for: 'arrow', mover: 'm2' }, people, 'm2', false)).toContain('Mouse 2 flies');
  expect(asked({ ...moment, legal: ['pass'], steps: 4 }, people, null, false)).toBe('No mouse can move four steps.');
  expect(asked({ ...moment, legal: ['pass'], bound: 3, steps: 4 }, people, null, false)).toContain(
    'Mouse 3 cannot move',
  );
  for (const waits_for of ['place', 'move', 'extra', 'arrow', 'fork'] as const) {
    const theirs = { ...moment, turn: 1, waits_for, mover: waits_for === 'move' ? null : 'm2' };
    expect(asked(theirs, people, null, false)).toMatch(/^Bo [^{}]+\.$/);
    expect(has(`chop-chop.ask-${waits_for === 'move' ? 'square' : waits_for}`)).toBe(true);
  }
  expect(asked({ ...moment, turn: 1 }, people, null, false)).toBe('Bo moves the mice, two steps.');
});

it('says what a tap does, whom it catches and what it risks', () => {
  expect(labelOf('m1 c1', moment, false)).toBe('move mouse 1 to c1, two steps');
  expect(labelOf('m1 e1', moment, true)).toBe('move mouse 1 to e1, two steps, danger 17%');
  const hunted = { ...moment, mice: ['d5', null, null, null], risks: {}, catches: { 'cat d5': [1] } };
  expect(labelOf('cat d5', hunted, true)).toBe('move the cat to d5, two steps, catching mouse 1');
  expect(labelOf('cat d5', { ...hunted, catches: {} }, true)).toBe('move the cat to d5, two steps');
  const flying = { ...moment, waits_for: 'arrow' as const, risks: { 'm2 g6': 0.5 } };
  expect(labelOf('m2 g6', flying, true)).toBe('fly mouse 2 to g6, danger 50%');
  expect(labelOf('fork b2', moment, false)).toBe('take the cheese at b2');
  expect(['m1 N', 'place d3', 'fork b2'].map(confirming)).toEqual([
    'Move mouse 1 to the north hole',
    'Put it on d3',
    'Take the cheese at b2',
  ]);
});

it('says who won and why, and is glad about it', () => {
  const caught = { points: [3, 4], winners: [1], reason: 'caught' };
  expect(resultSaid('chop-chop', caught, people)).toBe(
    'Bo wins as the cat! The cat has caught all four mice. They had 3 cheeses.',
  );
  const three = [...people, { name: 'Cleo', you: false }];
  expect(say('won-home', { winners: [1, 2] }, three)).toBe('Bo and Cleo win as the mice!');
  expect(say('won-home', { winners: [0, 1] }, people)).toBe('Bo and you win as the mice!');
});

it('names mice, holes and chances in its reasons', () => {
  expect(why({ type: 'forks', mice: [1, 3] })).toBe('threatens mouse 1 and mouse 3 at once, and only one can move');
  expect(why({ type: 'opens', hole: 'N', closed: 3 })).toBe('opens the north hole, with 3 still closed');
  expect(why({ type: 'safer', mouse: 2, faces: 1, of: 6 })).toBe('leaves the cat only 1 roll in 6 to catch mouse 2');
  expect(why({ type: 'watched', place: 'c6', steps: 1 })).toBe('picks the cheese nearest to the cat, one step away');
  expect(why({ type: 'catches', mouse: 1, left: 1 })).toBe('catches mouse 1, which leaves 1 mouse');
});

it('seats each role', () => {
  const [mice, cat, share] = roles;
  expect(mice?.seating(2)).toMatchObject({ me: 0, options: { cat: '1', first: '0' }, titles: ['the mice', 'the cat'] });
  expect(mice?.seating(3)).toBeNull();
  expect(cat?.seating(4)).toMatchObject({ me: 0, options: { cat: '0', first: '1' } });
  expect(share?.seating(2)).toBeNull();
  expect(share?.seating(4)?.options).toEqual({ cat: '3', first: '0' });
  expect(titles({ players: 3, options: { cat: '2', first: '0', tiles: 'standard' } })).toEqual([
    'the mice',
    'the mice',
    'the cat',
  ]);
});
