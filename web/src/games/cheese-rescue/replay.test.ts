import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import StillHand from './StillHand.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import type { View } from './wire';

const people = [
  { name: 'You', you: true },
  { name: 'Bo', you: false },
];
const hands = [0, 1].map(() => ({ cards: 3, animals: 1, cheese: ['c1', 'c3'] }));
const count = { fled: [], caught: [], eaten: [], lost: [0, 0], points: [0, 2], cheeses: [0, 1], winners: [1] };
const moment: View = {
  game: 'cheese-rescue',
  players: 2,
  seat: 0,
  turn: 0,
  legal: [],
  result: null,
  faded: 0,
  area: 'floating',
  size: 5,
  reach: [-4, -4, 4, 4],
  cells: [
    { cell: [0, 0], card: 'start', owner: null },
    { cell: [1, 0], card: 'c2', owner: 1 },
  ],
  hands,
  hand: ['mouse', 'c1', 'c3'],
  laid: 1,
  lays: 24,
  pile: 10,
  count,
};
const status = createRawSnippet<[string]>((line) => ({ render: () => `<p class="line">${line()}</p>` }));
const finale = createRawSnippet(() => ({ render: () => '<p class="finale"></p>' }));

function shown(view: View, better: string | null, replay = true): string {
  const hinted = better === null ? null : { move: better };
  const still = { events: [], next: null, sent: null, resting: true, onmove: () => undefined };
  return render(Play, { props: { ...still, view, people, hinted, replay, status, finale } }).body;
}

it('asks nothing in a replay, though it was your turn', () => {
  const seen = shown(moment, null);
  expect(seen).toContain('<p class="line"></p>');
  expect(seen).not.toMatch(/data-cell|data-card|data-better/);
  expect(seen).toContain('3-point cheese');
  expect(shown({ ...moment, legal: ['mouse 0,1'] }, null, false)).toMatch(/data-cell="0,1"/);
});

it('draws the better move on the board', () => {
  const seen = shown(moment, 'mouse 1,1');
  expect(seen).toContain('data-better="1,1"');
  expect(seen).toMatch(/Better: mouse [^"]*beside 2-point cheese/);
});

it('says in a replay how it ended, with nothing to press', () => {
  const seen = shown({ ...moment, turn: null, result: { points: [0, 2], winners: [1], reason: 'points' } }, null);
  expect(seen).toContain('Bo wins, 2 points to 0!');
  expect(seen).not.toContain('finale');
});

it('has a picture for the eyes alone, and open hands in words too', () => {
  const { body } = render(Picture, { props: { view: moment, people } });
  expect(body).toContain('aria-hidden="true"');
  expect(body).not.toContain('<button');
  expect(render(StillHand, { props: { view: moment, people } }).body).toContain('1-point cheese');
});
