import { expect, it } from 'vitest';
import { HintDesk, pointsDecide } from './hint.svelte';
import type { Hint, Hints } from '../wire';
import { Refusal } from './rest';

const hints = (moves: number): Hints => ({
  moves,
  chances: [0.6, 0.4],
  best: [
    { move: 'cat 1,2', said: { code: 'plain', params: {} }, chance: 0.63, reasons: [], points: null },
    { move: 'dog 0,1', said: { code: 'plain', params: {} }, chance: 0.6, reasons: [], points: null },
    { move: 'c1 0,1', said: { code: 'plain', params: {} }, chance: 0.2, reasons: [], points: null },
  ],
  proven: false,
});

it('shows the best move, then whichever is picked', async () => {
  const desk = new HintDesk(() => Promise.resolve(hints(4)));
  const asked = desk.enquire(4);
  expect(desk.answer.phase).toBe('thinking');
  await asked;
  expect(desk.shown).toEqual({ move: 'cat 1,2' });
  desk.pick(1);
  expect(desk.shown).toEqual({ move: 'dog 0,1' });
});

it('says why there is none', async () => {
  const desk = new HintDesk(() => Promise.reject(new Refusal('Hints are for games against bots.', 403)));
  await desk.enquire(4);
  expect(desk.answer).toEqual({ phase: 'failed', sentence: 'Hints are for games against bots.' });
  expect(desk.shown).toBeNull();
});

it('drops advice for a position that is past', async () => {
  const desk = new HintDesk(() => Promise.resolve(hints(3)));
  await desk.enquire(4);
  expect(desk.open).toBe(false);
});

it('is put away by whatever happens', async () => {
  const desk = new HintDesk(() => Promise.resolve(hints(4)));
  await desk.enquire(4);
  desk.moved(4, false);
  expect(desk.open).toBe(true);
  desk.moved(5, false);
  expect(desk.open).toBe(false);
  await desk.enquire(4);
  desk.moved(4, true);
  expect(desk.open).toBe(false);
});

it('does not come back once it is put away', async () => {
  let answer = (_: Hints): void => undefined;
  const desk = new HintDesk(() => new Promise((done) => (answer = done)));
  const asked = desk.enquire(4);
  desk.close();
  answer(hints(4));
  await asked;
  expect(desk.open).toBe(false);
});

it('answers the newest question only', async () => {
  const answers: ((hints: Hints) => void)[] = [];
  const desk = new HintDesk(() => new Promise((done) => answers.push(done)));
  const first = desk.enquire(4);
  const second = desk.enquire(6);
  answers[0]?.(hints(4));
  await first;
  expect(desk.answer.phase).toBe('thinking');
  answers[1]?.(hints(6));
  await second;
  expect(desk.answer.phase).toBe('told');
});

it('lets points decide where all chances read the same', () => {
  const best = (...worth: [chance: number, points: number | null][]): Hint[] =>
    worth.map(([chance, points]) => ({ move: '', said: { code: 'plain', params: {} }, chance, reasons: [], points }));
  expect(pointsDecide(best([0.501, 12.5], [0.499, 11]))).toBe(true);
  expect(pointsDecide(best([0.52, 12.5], [0.5, 13]))).toBe(false);
  expect(pointsDecide(best([0.5, 12.5], [0.5, null]))).toBe(false);
  expect(pointsDecide(best([0.5, 12.5]))).toBe(false);
});
