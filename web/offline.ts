import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a page without a network has no use for. */
const LEFT_OUT = /^\/(?:previews\/|stickers\/|icons\/|worker\.js$|parts\.json$|assets\/rapidoc)/;

const digest = (content: Buffer | string, how: 'base64' | 'base64url'): string =>
  createHash('sha256').update(content).digest(how);

/** The file that settles how the page looks: before anything is painted, and under a name that changes with its content. */
export function early(): Plugin {
  const source = readFileSync(new URL('early.js', import.meta.url), 'utf8');
  const fileName = `assets/early-${digest(source, 'base64url').slice(0, 8)}.js`;
  let building = false;
  return {
    name: 'early',
    configResolved: ({ command }) => void (building = command === 'build'),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: building ? `/${fileName}` : '/early.js' }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The first words need little style: what dresses the rest stands behind them, and does not hold them up. */
export function dressedLater(): Plugin {
  const SHELL = /\s*<link rel="stylesheet"[^>]*\/shell-[^>]*>/;
  return {
    name: 'dressed-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(SHELL, '').replace(/(<div id="page"><\/div>)/, `$1${SHELL.exec(html)?.[0] ?? ''}`),
    },
  };
}

/** The service worker, which knows every file of its build by its digest. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle() {
      const files: Record<string, string> = {};
      for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const name = `/${relative(folder, path)}`;
        if (!LEFT_OUT.test(name)) files[name] = `sha256-${digest(readFileSync(path), 'base64')}`;
      }
      const known = JSON.stringify(Object.fromEntries(Object.entries(files).sort()));
      const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8');
      const head = `const FILES = ${known};\nconst VERSION = '${digest(known + source, 'base64url').slice(0, 12)}';\n`;
      writeFileSync(join(folder, 'worker.js'), head + source);
      // A server that has read the page meanwhile reads it again, with its worker.
      utimesSync(join(folder, 'index.html'), new Date(), new Date());
    },
  };
}
