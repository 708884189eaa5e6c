/** The languages there are, and the one in which the page speaks. */
import { Catalogue, ENGLISH, PSEUDO, type Files, type Piece } from './catalogue';
import type { Params, Person } from './params';

/** What only the terminal says stays out of the page. */
const FILES = import.meta.glob<string>(
  [
    '../../../src/cheeseboard/words/*/*.ftl',
    '../../../src/cheeseboard/games/*/words/*/*.ftl',
    '!../../../src/cheeseboard/**/terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const PLACE = /(?:games\/(\w+)\/)?words\/([\w-]+)\/[\w-]+\.ftl$/;
const KEPT = 'language';

const places = Object.entries(FILES).map(([path, read]) => {
  const [, game, language] = PLACE.exec(path) ?? [];
  return { game: game?.replaceAll('_', '-'), language, read };
});
const languages = [...new Set(places.flatMap(({ game, language }) => (game || !language ? [] : [language])))];

let spoken: Catalogue | null = null;

/** Loads a language; from then on the page speaks it. */
export async function speak(language: string): Promise<void> {
  const english = new Catalogue(language === PSEUDO ? PSEUDO : ENGLISH, await filesOf(ENGLISH));
  spoken =
    language === ENGLISH || language === PSEUDO ? english : new Catalogue(language, await filesOf(language), english);
}

async function filesOf(language: string): Promise<Files> {
  const files: Files = { shared: [], games: {} };
  const theirs = places.filter((place) => place.language === language);
  const texts = await Promise.all(theirs.map(({ read }) => read()));
  theirs.forEach(({ game }, at) => (game ? (files.games[game] ??= []) : files.shared).push(texts[at] ?? ''));
  return files;
}

/** `?language=` for this visit, else the first that this browser's reader knows and we speak. */
export function chosenLanguage(): string {
  const asked = new URLSearchParams(location.search).get(KEPT) ?? sessionStorage.getItem(KEPT) ?? '';
  if (asked === PSEUDO || languages.includes(asked)) {
    sessionStorage.setItem(KEPT, asked);
    return asked;
  }
  return bestLanguage(navigator.languages, languages);
}

export function bestLanguage(wanted: readonly string[], spokenHere: readonly string[]): string {
  const known = wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]).find((tag) => spokenHere.includes(tag));
  return known ?? ENGLISH;
}

function catalogue(): Catalogue {
  if (!spoken) throw new Error('no language has been loaded yet');
  return spoken;
}

export const language = (): string => catalogue().language;

/** The sentence of that code. `people` are those whom seats among the parameters stand for. */
export const say = (code: string, params?: Params, people?: readonly Person[]): string =>
  catalogue().say(code, params, people);

/** The same sentence in pieces, each parameter one of its own: for a name in bold, or an icon in its place. */
export const parts = (code: string, params?: Params, people?: readonly Person[]): Piece[] =>
  catalogue().parts(code, params, people);

export const has = (code: string): boolean => catalogue().has(code);

/** `say` for one game's messages, which may also be the shared ones. */
export const wordsOf =
  (game: string): typeof say =>
  (code, params, people) =>
    say(`${game}.${code}`, params, people);
