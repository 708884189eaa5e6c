/** Packs the catalogues of words for the page: for each language one file, and one for each part that few visits need. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of these names are loaded only when something of them is about to be said; all others come with the language. */
const PARTS = ['lesson', 'past', 'rulebook', 'settings', 'text'];
/** Said by the terminal alone, or to those who program and operate it. */
const ELSEWHERE = ['terminal', 'console', 'lab'];
const MAIN = 'main';
const ENGLISH = 'en';
const NAME = 'virtual:catalogues';
const SOURCE = join(import.meta.dirname, '../src/cheeseboard');

interface File {
  path: string;
  game: string;
  language: string;
  part: string;
}

/** Every `.ftl` file of `words/` and of the games, wherever a language has one. */
function files(): File[] {
  const homes = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).flatMap((folder) =>
    folder.isDirectory() ? [{ game: folder.name.replaceAll('_', '-'), words: join(SOURCE, 'games', folder.name) }] : [],
  );
  return [{ game: '', words: SOURCE }, ...homes].flatMap(({ game, words }) =>
    names(join(words, 'words')).flatMap((language) =>
      names(join(words, 'words', language))
        .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name.slice(0, -4)))
        .map((name) => ({
          path: join(words, 'words', language, name),
          game,
          language,
          part: PARTS.find((part) => name === `${part}.ftl`) ?? MAIN,
        })),
    ),
  );
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // a game without words, or a file beside the languages
  }
}

/** A file's messages by name. Whatever is indented belongs to the message above it, by one space; comments stay out. */
export function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let name = '';
  for (const line of text.split(/\r?\n/)) {
    const [, begins] = /^(-?[a-zA-Z][\w-]*) *=/.exec(line) ?? [];
    if (begins) name = begins;
    else if (!/^[ }]/.test(line)) {
      if (line.trim() === '') continue;
      name = '';
    }
    if (name) found.set(name, begins ? line : `${found.get(name) ?? ''}\n${line.replace(/^ +/, ' ')}`);
  }
  return found;
}

/** What a language says of a game in a part, and in English what it does not say. */
function said(all: File[], language: string, part: string, game: string): string {
  const of = (wanted: string): Map<string, string> =>
    new Map(
      all
        .filter((file) => file.language === wanted && file.part === part && file.game === game)
        .flatMap(({ path }) => [...messages(readFileSync(path, 'utf8'))]),
    );
  return [...new Map([...of(ENGLISH), ...of(language)]).values()].join('\n');
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const all = files();
      for (const { path } of all) this.addWatchFile(path);
      const [, language, part] = id.split('/');
      if (language && part) {
        const games = [...new Set(all.map(({ game }) => game))].sort();
        const texts = Object.fromEntries(games.map((game) => [game, said(all, language, part, game)] as const));
        return `export default ${JSON.stringify(texts)}`;
      }
      const languages = [...new Set(all.flatMap(({ game, language: one }) => (game ? [] : [one])))].sort();
      const entries = languages.map(
        (one) =>
          `${JSON.stringify(one)}: {${[MAIN, ...PARTS]
            .map(
              (each) =>
                `${each}: () => import('${NAME}/${one}/${each}/words-${one}-${each}').then((file) => file.default)`,
            )
            .join(', ')}}`,
      );
      return `export default {${entries.join(', ')}}`;
    },
  };
}
