import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues';
import { dressedLater, early, offline } from './offline';
import { previews } from './previews';

/** The server's API page loads this file by a fixed name, so it goes into the build without a hash. */
function apiReader(): Plugin {
  const from = createRequire(import.meta.url).resolve('rapidoc/dist/rapidoc-min.js');
  return {
    name: 'api-reader',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'assets/rapidoc-min.js', source: readFileSync(from, 'utf8') });
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte(), early(), apiReader(), previews(), dressedLater(), offline()],
  build: {
    outDir: '../src/cheeseboard/server/page',
    emptyOutDir: true,
    // The server reads there what a screen is made of.
    manifest: 'parts.json',
    target: 'es2022',
    // Fonts stay files: inlined, they would delay the first paint of every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What the lobby and the tables are made of is needed together, and packs better in one file than in forty.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules|src\/(art|invite|lobby|table|words)\//,
            },
          ],
        },
      },
    },
  },
  test: { setupFiles: ['src/words/spoken.ts'] },
  server: {
    fs: { allow: ['.', '../src/cheeseboard'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
