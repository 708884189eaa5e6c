/** The pseudo-language: every letter that a catalogue says gets an accent. The same letters as in Python's `pseudo.py`. */
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž';

/** What is typed or shown as it is: a terminal's `[b]`, and what stands between backticks. */
const MARKUP = /(\[[^\]]*\]|`[^`]*`)/;

const accented = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

export const accent = (text: string): string =>
  text
    .split(MARKUP)
    .map((piece, at) => (at % 2 ? piece : accented(piece)))
    .join('');
