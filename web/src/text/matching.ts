/** Finds the move that somebody means by what they type. Knows no rule: only how each legal move is called. */

/** A legal move, with all that it may be called; what it is called first is what it is told as. */
export interface Worded {
  move: string;
  phrases: string[];
}

export interface Found {
  moves: string[];
  /** Whether the words fit only in another order: then nothing is played before somebody has said so. */
  doubtful: boolean;
}

/** Two numbers with a comma, letters with a number (`b7`), words, numbers with their sign. */
const WORD = /-?\d+ ?, ?-?\d+|\p{L}+\d+|\p{L}+|(?<![\p{L}\d])[-+]\d+|\d+|\?/gu;
/** Two words with an apostrophe between them, of which either may be an article or an ending. */
const ELIDED = /(\p{L}+)'(\p{L}+)/gu;
/** So many letters of a word are enough, where they leave no doubt. */
const ENOUGH = 3;

/** Without case and accents, and with one kind of apostrophe and minus. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[−–]/g, '-');

/** The words that matter, in order. */
export function wordsIn(text: string, skipped: ReadonlySet<string>): string[] {
  const whole = plain(text).replace(ELIDED, (_, first: string, second: string) => {
    if (skipped.has(`${first}'`)) return second;
    return skipped.has(`'${second}`) ? first : `${first} ${second}`;
  });
  return (whole.match(WORD) ?? []).map((word) => word.replaceAll(' ', '')).filter((word) => !skipped.has(word));
}

/** A list of the catalogue: words or wordings, divided by a bar. */
export const listed = (said: string): string[] =>
  said
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The words that a list of the catalogue tells to skip. */
export const skippedBy = (...lists: string[]): Set<string> => new Set(lists.flatMap(listed).map(plain));

type Fits = (typed: string, word: string) => boolean;
const same: Fits = (typed, word) => typed === word;
const begins: Fits = (typed, word) =>
  typed === word || (typed.length >= ENOUGH && /^\p{L}+$/u.test(typed) && word.startsWith(typed));

function inOrder(typed: string[], words: string[], fits: Fits): boolean {
  let at = 0;
  for (const word of words) if (at < typed.length && fits(typed[at] ?? '', word)) at += 1;
  return at === typed.length;
}

function inAnyOrder(typed: string[], words: string[]): boolean {
  const left = [...words];
  return typed.every((one) => {
    const at = left.findIndex((word) => begins(one, word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const equal = (typed: string[], words: string[]): boolean =>
  typed.length === words.length && inOrder(typed, words, same);

/** What may be meant at one moment of a match. */
export class Moves {
  private readonly phrased: { move: string; phrases: string[][] }[];

  constructor(
    worded: readonly Worded[],
    private readonly skipped: ReadonlySet<string>,
  ) {
    this.phrased = worded.map(({ move, phrases }) => ({
      move,
      phrases: [move, ...phrases].map((phrase) => wordsIn(phrase, skipped)),
    }));
  }

  /** From the surest way to read it to the least sure: the first that finds something decides. */
  find(typed: string): Found {
    const words = wordsIn(typed, this.skipped);
    const ways: ((phrase: string[]) => boolean)[] = [
      (phrase) => equal(words, phrase),
      (phrase) => inOrder(words, phrase, same),
      (phrase) => inOrder(words, phrase, begins),
      (phrase) => inAnyOrder(words, phrase),
    ];
    for (const [number, fits] of words.length ? ways.entries() : []) {
      const moves = this.phrased.filter(({ phrases }) => phrases.some(fits)).map(({ move }) => move);
      if (moves.length) return { moves, doubtful: number === ways.length - 1 };
    }
    return { moves: [], doubtful: false };
  }
}
