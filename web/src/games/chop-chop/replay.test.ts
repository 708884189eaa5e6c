import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { moment } from './kitchen.example';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import type { View } from './wire';

const people = [
  { name: 'You', you: true },
  { name: 'Bo', you: false },
];
const status = createRawSnippet<[string]>((line) => ({ render: () => `<p class="line">${line()}</p>` }));
const finale = createRawSnippet(() => ({ render: () => '<p class="finale"></p>' }));

function shown(view: View, better: string | null, replay = true): string {
  const hinted = better === null ? null : { move: better };
  const still = { events: [], next: null, sent: null, resting: true, onmove: () => undefined };
  return render(Play, { props: { ...still, view, people, hinted, replay, status, finale } }).body;
}

it('asks nothing in a replay, though it was your turn', () => {
  const seen = shown({ ...moment, legal: [] }, null);
  expect(seen).toContain('<p class="line"></p>');
  expect(seen).not.toMatch(/data-lit|data-mouse|data-pass|data-better/);
  expect(shown(moment, null, false)).toMatch(/data-mouse/);
});

it('draws the better move on the board', () => {
  const seen = shown({ ...moment, legal: [] }, 'm1 c1');
  expect(seen).toContain('data-better="c1"');
  expect(seen).toContain('Better: mouse 1 to c1');
  expect(seen).toContain('ghost');
  expect(shown({ ...moment, legal: [], cat: null }, 'place d3')).toContain('Better: put the cat on d3');
  expect(shown({ ...moment, legal: [] }, 'fork b2')).toContain('data-better="b2"');
  expect(shown({ ...moment, legal: [] }, 'pass')).not.toContain('data-better');
});

it('says in a replay how it ended, with nothing to press', () => {
  const seen = shown({ ...moment, turn: null, result: { points: [3, 4], winners: [1], reason: 'caught' } }, null);
  expect(seen).toContain('Bo wins as the cat!');
  expect(seen).not.toContain('finale');
});

it('has a picture of the kitchen for the eyes alone', () => {
  const { body } = render(Picture, { props: { view: moment, people } });
  expect(body).toMatch(/^(<!--.*?-->)*<div class="picture[^>]*aria-hidden="true"/);
  expect(body.match(/data-piece="/g)).toHaveLength(4);
  expect(body).not.toContain('<button');
});
