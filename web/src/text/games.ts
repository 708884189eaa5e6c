/** How each game is told in words; loaded only where somebody plays by text. */
import { say } from '../words';
import type { GameText } from './kit';

const folders = import.meta.glob<GameText>('../games/*/text.ts', { import: 'default' });

/** A game that says nothing of its own is played in its notation. */
const plainly: GameText = {
  describe: () => [],
  moves: ({ legal }) => legal.map((move) => ({ move, said: { code: 'text-plain-move', params: { move } }, typed: [] })),
  asked: () => say('notice-turn'),
};

export const textOf = async (game: string): Promise<GameText> =>
  (await folders[`../games/${game}/text.ts`]?.()) ?? plainly;
