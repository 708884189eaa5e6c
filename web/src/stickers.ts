/**
 * The pieces of each game, drawn one by one: notebooks lay their pictures out of them. Runs only when the page is built.
 */
import type { Component } from 'svelte';
import { render } from 'svelte/server';

/** A component that draws within this field, and what it is told. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each takes props of its own
export type Sticker = [draws: Component<any>, props: Record<string, unknown>, field?: string];
export type Stickers = Record<string, Sticker>;

const sheets = import.meta.glob<Stickers>('./games/*/stickers.ts', { eager: true, import: 'stickers' });

/** By game and name, the inside of an `<svg>` with its `viewBox`. */
export function printed(): Record<string, Record<string, { field: string; drawing: string }>> {
  return Object.fromEntries(
    Object.entries(sheets).map(([path, stickers]) => {
      const game = path.split('/')[2] ?? path;
      return [
        game,
        Object.fromEntries(
          Object.entries(stickers).map(([name, sticker]) => [name, print(`${game}-${name}`, sticker)]),
        ),
      ];
    }),
  );
}

function print(name: string, [Draws, props, given]: Sticker): { field: string; drawing: string } {
  const body = render(Draws, { props }).body.replace(/<!--.*?-->/gs, '');
  const [, field = given ?? '0 0 100 100', inside = body] =
    /^<svg viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(body.trim()) ?? [];
  // Each was drawn by itself, so what they name goes by the same names.
  const drawing = inside.replace(/(\bid="|url\(#|href="#)/g, `$1${name}-`);
  return { field, drawing };
}
