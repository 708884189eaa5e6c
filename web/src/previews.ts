/** Each game's cover as the picture that messengers show of a link to its table. Runs only when the page is built. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { speak } from './words';

const covers = import.meta.glob<Component>('./games/**/Cover.svelte', { eager: true, import: 'default' });

export async function drawn(): Promise<Record<string, string>> {
  await speak('en');
  return Object.fromEntries(
    Object.entries(covers).map(([path, Cover]) => [path.split('/')[2] ?? path, laidOut(render(Cover).body)]),
  );
}

/** The lid of the box on a checked cloth, 1200 × 630. */
function laidOut(cover: string): string {
  const lid = cover.replace(/<!--.*?-->/gs, '').replace('<svg', '<svg x="204" y="18" width="792" height="594"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <defs><pattern id="cloth" width="84" height="84" patternUnits="userSpaceOnUse">
    <rect width="84" height="84" fill="#FFF7E6"/>
    <path d="M0 0h42v84H0z" fill="#CF3F3A" opacity="0.4"/>
    <path d="M0 0h84v42H0z" fill="#CF3F3A" opacity="0.4"/>
  </pattern></defs>
  <rect width="1200" height="630" fill="url(#cloth)"/>
  <rect x="212" y="30" width="792" height="590" rx="14" fill="#74291D"/>
  ${lid}
  <rect x="204" y="18" width="792" height="594" rx="6" fill="none" stroke="#2C2833" stroke-width="8"/>
</svg>`;
}
