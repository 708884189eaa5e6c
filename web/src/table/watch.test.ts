import { expect, it } from 'vitest';
import type { Chances } from '../wire';
import { ChanceWatch } from './watch.svelte';

it('believes the answer for the newest position only', async () => {
  const answers: ((chances: Chances) => void)[] = [];
  const watch = new ChanceWatch(() => new Promise((done) => answers.push(done)));
  const first = watch.look(3);
  const second = watch.look(4);
  answers[1]?.({ moves: 4, chances: [0.6, 0.4] });
  await second;
  answers[0]?.({ moves: 3, chances: [0.1, 0.9] });
  await first;
  expect(watch.chances).toEqual([0.6, 0.4]);
});

it('keeps what it knew when there is no answer', async () => {
  let fail = false;
  const watch = new ChanceWatch(() =>
    fail ? Promise.reject(new Error('gone')) : Promise.resolve({ moves: 1, chances: [0.5, 0.5] }),
  );
  await watch.look(1);
  fail = true;
  await watch.look(2);
  expect(watch.chances).toEqual([0.5, 0.5]);
});
