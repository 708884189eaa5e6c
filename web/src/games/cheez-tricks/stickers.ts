import CatHead from './art/CatHead.svelte';
import CheeseCard from './art/CheeseCard.svelte';
import type { Stickers } from '../../stickers';

const VARIETIES = ['S', 'R', 'P', 'B'];
const HIGHEST = 10;
const BREEDS = ['black', 'white', 'siamese', 'grey', 'ginger', 'tuxedo'];

/** Cards and cats by what views call them; a cat is its head, whatever it waits for. */
export const stickers: Stickers = {
  ...Object.fromEntries(
    VARIETIES.flatMap((variety) =>
      Array.from({ length: HIGHEST }, (_, at) => [`${variety}${at + 1}`, [CheeseCard, { variety, value: at + 1 }]]),
    ),
  ),
  ...Object.fromEntries(BREEDS.map((breed) => [breed, [CatHead, { breed }]])),
};
