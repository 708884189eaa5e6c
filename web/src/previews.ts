/** Each game's cover as the picture that messengers show of a link to its table. Runs only when the page is built. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { speak } from './words';

const covers = import.meta.glob<Component>('./games/**/Cover.svelte', { eager: true, import: 'default' });

export async function drawn(): Promise<Record<string, string>> {
  await speak('en');
  const lids = Object.entries(covers).map(([path, Cover]) => [path.split('/')[2] ?? path, render(Cover).body] as const);
  return {
    ...Object.fromEntries(lids.map(([game, lid]) => [game, laidOut([[lid, 204, 18, 792]])])),
    lobby: laidOut(lids.slice(0, 3).map(([, lid], at) => [lid, 36 + at * 384, 174, 360])),
  };
}

type Lid = [cover: string, x: number, y: number, width: number];

/** Lids of boxes on a checked cloth, 1200 × 630. */
function laidOut(lids: Lid[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <defs><pattern id="cloth" width="84" height="84" patternUnits="userSpaceOnUse">
    <rect width="84" height="84" fill="#FFF7E6"/>
    <path d="M0 0h42v84H0z" fill="#CF3F3A" opacity="0.4"/>
    <path d="M0 0h84v42H0z" fill="#CF3F3A" opacity="0.4"/>
  </pattern></defs>
  <rect width="1200" height="630" fill="url(#cloth)"/>
  ${lids.map(box).join('')}
</svg>`;
}

function box([cover, x, y, width]: Lid): string {
  const height = width * 0.75;
  const size = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  // Each was drawn by itself, so their colours go by the same names.
  const lid = cover
    .replace(/<!--.*?-->/gs, '')
    .replace(/(\bid="|url\(#|href="#)/g, `$1at-${x}-`)
    .replace('<svg', `<svg ${size}`);
  return `<rect x="${x + 8}" y="${y + 12}" width="${width}" height="${height - 4}" rx="14" fill="#74291D"/>
  ${lid}
  <rect ${size} rx="6" fill="none" stroke="#2C2833" stroke-width="8"/>`;
}
