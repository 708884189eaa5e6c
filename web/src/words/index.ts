export type { Part, Piece } from './catalogue';
export type { Params, Person } from './params';
export {
  choice,
  choose,
  chosenLanguage,
  has,
  language,
  languages,
  learn,
  ownName,
  parts,
  say,
  speak,
  wordsOf,
} from './speaking.svelte';
