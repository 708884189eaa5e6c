import CardFace from './CardFace.svelte';
import type { Stickers } from '../../stickers';

const SETS = 4;
const CHEESES = ['c1', 'c2', 'c3'];

/** Cards by what views call them, cheeses with the seat whose they are. */
export const stickers: Stickers = {
  ...Object.fromEntries(['dog', 'cat', 'mouse', 'start'].map((card) => [card, [CardFace, { card }]])),
  ...Object.fromEntries(
    CHEESES.flatMap((card) =>
      Array.from({ length: SETS }, (_, owner) => [`${card}-${owner}`, [CardFace, { card, owner }]]),
    ),
  ),
};
