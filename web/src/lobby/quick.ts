import type { GameOnShelf, NewTable } from '../table/protocol';

/** A table for one tap: as few players as can be, each of the others the best bot (bots come weakest first). */
export function quickTable(game: GameOnShelf): NewTable {
  const players = Math.min(...game.players);
  const best = game.bots.at(-1) ?? 'open';
  return { game: game.name, options: {}, seats: ['me', ...Array<string>(players - 1).fill(best)] };
}

/** The options that differ from what the game does anyway. */
export function chosenOptions(game: GameOnShelf, chosen: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    game.options.flatMap(({ name, default: usual }) => {
      const choice = chosen[name];
      return choice !== undefined && choice !== usual ? [[name, choice]] : [];
    }),
  );
}
