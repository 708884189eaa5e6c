import type { Component } from 'svelte';
import type { Box, ExampleProps, GameKit } from '../table/kit';

const boxes = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'default' });
const inside = import.meta.glob<GameKit>('./*/index.ts', { import: 'default' });

/** The shelf: every game that this page can set on the table, by the name of its folder, which is the server's for it. */
export const shelf: Record<string, Box> = Object.fromEntries(
  Object.entries(boxes).map(([path, box]) => [path.split('/')[1] ?? path, box]),
);

const examples = import.meta.glob<Component<ExampleProps>>('./*/Example.svelte', { import: 'default' });

/** What draws the examples of a game's rulebook; nothing where a game has none. */
export const drawingOf = async (game: string): Promise<Component<ExampleProps> | undefined> =>
  examples[`./${game}/Example.svelte`]?.();

let opened = $state.raw<Record<string, GameKit>>({});
const opening: Record<string, boolean> = {};

/** What a game's table is made of, once its box has been opened; asking opens it. */
export function kitOf(game: string): GameKit | undefined {
  if (!(game in opened)) void open(game);
  return opened[game];
}

async function open(game: string): Promise<void> {
  const read = inside[`./${game}/index.ts`];
  if (!read || opening[game]) return;
  opening[game] = true;
  try {
    const kit = await read();
    opened = { ...opened, [game]: kit };
  } catch {
    opening[game] = false; // until then the screen waits, and asks again as soon as there is news
  }
}
