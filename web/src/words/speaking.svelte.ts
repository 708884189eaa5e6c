/** The languages there are, and the one in which the page speaks. What is said follows it, wherever it is shown. */
import catalogues from 'virtual:catalogues';
import { Taste } from '../tastes.svelte';
import { Catalogue, ENGLISH, PSEUDO, type Part, type Piece } from './catalogue';
import type { Params, Person } from './params';

/** Those that we speak. */
export const languages: readonly string[] = Object.keys(catalogues);

/** What each language calls itself. */
export const ownName = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** Whatever this browser's person has chosen; '' is whatever the browser says. */
const chosen = new Taste<string>('language', ['', ...languages], '');

const ASKED = 'language';

let spoken = $state.raw<Catalogue | null>(null);
/** The language that was asked for last, and the parts of it: what arrives after more was asked for is not heard. */
let wanted = ENGLISH;
let known: readonly Part[] = ['main'];
let spokenParts: readonly Part[] = [];

/** Loads a language; from then on the page speaks it. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  const read = catalogues[language === PSEUDO ? ENGLISH : language];
  if (!read) throw new Error(`there is no catalogue of ${language}`);
  const loaded = known;
  const texts = await Promise.all(loaded.map((part) => read[part]()));
  if (wanted !== language || known !== loaded) return;
  spoken = new Catalogue(language, texts);
  spokenParts = loaded;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Loads what is not said on every visit, now and in every language that is spoken from now on. */
export async function learn(...parts: Part[]): Promise<void> {
  const more = parts.filter((part) => !known.includes(part));
  if (more.length) known = [...known, ...more];
  // Somebody else may have asked for it just now: what is loaded already costs nothing.
  while (!parts.every((part) => spokenParts.includes(part))) await speak(wanted);
}

/** Keeps a language for the next visits too; '' leaves it to the browser again. */
export async function choose(language: string): Promise<void> {
  chosen.value = language;
  sessionStorage.removeItem(ASKED);
  await speak(language || bestLanguage(navigator.languages, languages));
}

export const choice = (): string => chosen.value;

/** `?language=` for this visit, else the one that was chosen, else the first that this browser's reader knows and we speak. */
export function chosenLanguage(): string {
  const asked = /[?&]language=([\w-]+)/.exec(location.search)?.[1] ?? sessionStorage.getItem(ASKED) ?? '';
  if (asked === PSEUDO || languages.includes(asked)) {
    sessionStorage.setItem(ASKED, asked);
    return asked;
  }
  return chosen.value || bestLanguage(navigator.languages, languages);
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
