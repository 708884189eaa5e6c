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
      for (const [game, drawing] of Object.entries(await drawings())) {
        const source = new Resvg(drawing).render().asPng();
        this.emitFile({ type: 'asset', fileName: `previews/${game}.png`, source });
      }
    },
  };
}

/** The covers are components, so they are rendered as a server would render them. */
async function drawings(): Promise<Record<string, string>> {
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
    return await drawn();
  } finally {
    await server.close();
  }
}
