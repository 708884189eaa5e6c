export type { Piece } from './catalogue';
export type { Params, Person } from './params';
export { chosenLanguage, has, language, parts, say, speak, wordsOf } from './speaking';
