import CatPawn from './art/CatPawn.svelte';
import KitchenTile from './art/KitchenTile.svelte';
import MousePawn from './art/MousePawn.svelte';
import type { Stickers } from '../../stickers';

const MICE = 4;

/** Pieces by what views call them, and a cheese that lies open. */
export const stickers: Stickers = {
  cat: [CatPawn, {}, '0 0 100 125'],
  cheese: [KitchenTile, { kind: 'cheese' }],
  ...Object.fromEntries(
    Array.from({ length: MICE }, (_, at) => [`m${at + 1}`, [MousePawn, { number: at + 1 }, '0 0 100 115']]),
  ),
};
