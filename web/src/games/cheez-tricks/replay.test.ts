import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import StillHand from './StillHand.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import type { View } from './wire';

const people = ['You', 'Ada', 'Bo'].map((name) => ({ name, you: name === 'You' }));
const view: View = {
  game: 'cheez-tricks',
  players: 3,
  seat: 0,
  turn: 0,
  legal: ['P7', 'R3'],
  faded: 0,
  result: null,
  level: 'wild',
  round: 1,
  rounds: 3,
  number: 5,
  numbers: 12,
  trump: 'R',
  naming: false,
  namer: null,
  tied: [],
  leader: 1,
  hand: ['P7', 'R3'],
  follow: 'P',
  hands: [2, 1, 1],
  aside: 0,
  trick: [
    { seat: 1, card: 'P2' },
    { seat: 2, card: 'P9' },
  ],
  last: [],
  tricks: [1, 2, 1],
  lacks: null,
  cats: [{ cat: 'black-7', caught: [1], looks: 'trick', goal: 7, counts: null }],
  open: null,
  sheet: [],
  worth: [2, 1, 0, 3],
  totals: [0, 0, 0],
};
const status = createRawSnippet((line: () => string) => ({ render: () => `<p class="status">${line()}</p>` }));
const finale = createRawSnippet(() => ({ render: () => '<p></p>' }));
const still = { resting: true, people, events: [], next: null, sent: null, replay: true, status, finale };
const replayed = (shown: View, move: string): string =>
  render(Play, { props: { ...still, view: shown, hinted: { move }, onmove: () => undefined } }).body;
const times = (text: string, what: RegExp): number => [...text.matchAll(what)].length;

describe('a replay', () => {
  it('draws the better card in its place and asks for nothing', () => {
    const page = replayed(view, 'R3');
    expect(times(page, /data-played/g)).toBe(2);
    expect(page).toContain('aria-label="Better: Roquefort 3"');
    expect(page).not.toMatch(/data-card|Your turn|Tap again/);
    expect(page).toContain('Parmesan 7');
  });

  it('draws the better trump, and the board where one would be asked', () => {
    const page = replayed({ ...view, naming: true, trump: null, trick: [], legal: ['trump S', 'trump B'] }, 'trump B');
    expect(page).toContain('Better: Brie as trump');
    expect(page).not.toContain('data-trump');
  });

  it('ends at the board, with who won in words', () => {
    const result = { winners: [1], points: [3, 8, 5], reason: 'points' };
    const page = replayed({ ...view, trick: [], last: view.trick, turn: null, legal: [], result }, '');
    expect(page).toMatch(/<p class="status">Ada wins/);
    expect(times(page, /data-last/g)).toBe(2);
  });
});

it('stands still as a picture of what lies on the table', () => {
  const { body } = render(Picture, { props: { view, people } });
  expect(body).toContain('aria-hidden="true"');
  expect(times(body, /class="card /g)).toBe(3);
});

it('shows an open hand, heard card by card', () => {
  const { body } = render(StillHand, { props: { view, people } });
  expect(times(body, /<li/g)).toBe(2);
  expect(body).toMatch(/Parmesan 7<.*Roquefort 3, trump</s);
});
