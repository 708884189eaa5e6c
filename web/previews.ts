import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin } from 'vite';
import { catalogues } from './catalogues';

/** What messengers show of a link is a bitmap: each game's cover, drawn once when the page is built. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
      const { covers, stickers } = await drawings();
      for (const [game, drawing] of Object.entries(covers)) {
        const source = new Resvg(drawing).render().asPng();
        this.emitFile({ type: 'asset', fileName: `previews/${game}.png`, source });
      }
      for (const [game, sheet] of Object.entries(stickers)) {
        this.emitFile({ type: 'asset', fileName: `stickers/${game}.json`, source: JSON.stringify(sheet) });
      }
      for (const [name, share, ground] of ICONS) {
        const size = parseInt(name, 10);
        const source = new Resvg(icon(share, ground), { fitTo: { mode: 'width', value: size } }).render().asPng();
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
      }
    },
  };
}

/** What stands for the page where it is installed: name, how much of the square the cheese has, what it lies on. */
const ICONS: [name: string, share: number, ground: string | null][] = [
  ['180', 0.78, '#FFF7E6'],
  ['192', 1, null],
  ['512', 1, null],
  // Systems cut their own shape out of this one: whatever counts is well inside of a circle.
  ['512-cut', 0.62, '#FFF7E6'],
];

function icon(share: number, ground: string | null): string {
  const cheese = readFileSync(new URL('public/cheese.svg', import.meta.url), 'utf8');
  const [, viewBox = '', drawing = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(cheese) ?? [];
  const side = Number(viewBox.split(' ')[2]);
  const edge = ((1 - share) / 2) * side;
  const under = ground ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${under}<g transform="translate(${edge} ${edge}) scale(${share})">${drawing}</g></svg>`;
}

/** Covers and pieces are components, so they are rendered as a server would render them. */
async function drawings() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [catalogues(), svelte({ compilerOptions: { runes: true } })],
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawn } = (await server.ssrLoadModule('/src/previews.ts')) as typeof import('./src/previews');
    const { printed } = (await server.ssrLoadModule('/src/stickers.ts')) as typeof import('./src/stickers');
    return { covers: await drawn(), stickers: printed() };
  } finally {
    await server.close();
  }
}
