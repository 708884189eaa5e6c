import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { saidOf } from '../table/telling';
import type { View } from '../wire';
import { languages, learn, say, speak } from '../words';
import { commandIn, COMMANDS } from './commands';
import { textOf } from './games';
import type { GameText } from './kit';
import { listed, Moves, skippedBy, wordsIn, type Worded } from './matching';

/** A loaded machine is slow. */
vi.setConfig({ testTimeout: 30_000 });

/** Of the golden matches, what a seat sees that is to move. */
const views = JSON.parse(readFileSync(new URL('../../../tests/golden/views.json', import.meta.url), 'utf8')) as View[];
const games = [...new Set(views.map(({ game }) => game))];
const texts: Record<string, GameText> = {};

beforeAll(async () => {
  await learn('text');
  for (const game of games) texts[game] = await textOf(game);
});

const NAMES = ['Anna', 'Bo', 'Zoé', 'Élise', 'Ugo'];
const peopleOf = ({ players, seat }: View) =>
  NAMES.slice(0, players).map((name, number) => ({ name, you: number === seat }));
const skippedFor = (game: string): Set<string> => skippedBy(say('text-skipped'), say(`${game}.text-verbs`));

function worded(view: View): Worded[] {
  const people = peopleOf(view);
  return (texts[view.game]?.moves(view) ?? []).map(({ move, said, typed }) => ({
    move,
    phrases: [saidOf(said, people), ...typed.flatMap((one) => listed(saidOf(one, people)))],
  }));
}

describe.each(languages)('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(games)('what a move of %s is called finds that move, and nothing else', (game) => {
    let tried = 0;
    for (const view of views.filter((one) => one.game === game)) {
      const moves = worded(view);
      const meant = new Moves(moves, skippedFor(game));
      expect(moves.map(({ move }) => move)).toEqual(view.legal);
      for (const { move, phrases } of moves) {
        for (const typed of [move, phrases[0] ?? '']) {
          expect([typed, meant.find(typed.toUpperCase())]).toEqual([typed, { moves: [move], doubtful: false }]);
          expect([typed, commandIn(typed)]).toEqual([typed, null]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test.each(games)('whatever else a move of %s may be called finds it among few', (game) => {
    for (const view of views.filter((one) => one.game === game)) {
      const moves = worded(view);
      const meant = new Moves(moves, skippedFor(game));
      for (const { move, phrases } of moves.filter((_, at) => at % 3 === 0))
        for (const typed of phrases) expect(meant.find(typed).moves).toContain(move);
    }
  });

  test('no word stands for two commands, nor is a command left out of what is compared', () => {
    const words = COMMANDS.flatMap((name) => listed(say(`typed-${name}`)));
    expect(new Set(words).size).toBe(words.length);
    for (const name of COMMANDS)
      for (const word of listed(say(`typed-${name}`))) expect(commandIn(word)).toEqual({ name, rest: '' });
  });

  test.each(games)('the position of %s is told whole, without a mistake', (game) => {
    for (const view of views.filter((one) => one.game === game)) {
      const parts = texts[game]?.describe(view, peopleOf(view)) ?? [];
      const everything = JSON.stringify([parts, texts[game]?.asked(view, peopleOf(view))]);
      expect(everything).not.toMatch(/\{\$|undefined|\bNaN\b/);
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
    }
  });
});

describe('reading', () => {
  beforeAll(() => speak('en'));
  const skipped = new Set(['the', 'of', "d'", "'s", 'le']);
  const moves: Worded[] = [
    { move: 'dog 1,-2', phrases: ["dog right of Anna's 3-point cheese, column 1, row -2"] },
    { move: 'cat 1,-2', phrases: ["cat right of Anna's 3-point cheese, column 1, row -2"] },
    { move: 'cat -2,1', phrases: ['cat left of the dog, column -2, row 1'] },
    { move: 'B7', phrases: ['Brie 7'] },
  ];
  const meant = new Moves(moves, skipped);
  const found = (typed: string) => meant.find(typed);

  test('drops case, accents, articles and elisions', () => {
    expect(wordsIn('Le Pied d’Élise, ANNA’s', skipped)).toEqual(['pied', 'elise', 'anna']);
    expect(wordsIn('dog 1 , -2 and −3', skipped)).toEqual(['dog', '1,-2', 'and', '-3']);
  });

  test.each([
    ['DOG 1,-2', ['dog 1,-2']],
    ['dog right of Anna’s 3', ['dog 1,-2']],
    ['b7', ['B7']],
    ['bri 7', ['B7']],
    ['cat', ['cat 1,-2', 'cat -2,1']],
    ['dog 2,1', []],
    ['column -2 row 1', ['cat -2,1']],
    ['horse', []],
    ['', []],
  ])('%s', (typed, expected) => {
    expect(found(typed)).toEqual({ moves: expected, doubtful: false });
  });

  test('another order of the words is only asked about', () => {
    expect(found('7 brie')).toEqual({ moves: ['B7'], doubtful: true });
    // Nobody who says that a dog goes there has a cat laid instead.
    expect(found('dog left of cat')).toEqual({ moves: ['cat -2,1'], doubtful: true });
  });

  test('nothing that is typed finds a move that is not among the legal ones', () => {
    const letters = 'abcdegimnorstu 123,-';
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 2000; round += 1) {
      const typed = Array.from({ length: random(12) }, () => letters[random(letters.length)]).join('');
      for (const move of found(typed).moves) expect(moves.map((one) => one.move)).toContain(move);
    }
  });
});
