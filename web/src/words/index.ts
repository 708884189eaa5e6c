import { en, type Words } from './en';

export type { Piece } from './catalogue';
export type { Params, Person } from './params';
export { chosenLanguage, has, language, parts, say, speak, wordsOf } from './speaking';

/** The words of the language in use. */
export const words: Words = en;
export type { Words } from './en';
