import { en, type Words } from './en';

/** The words of the language in use. */
export const words: Words = en;
export type { Person, Words } from './en';
