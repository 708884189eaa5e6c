import { offered } from '../table/bots';
import type { Role, Seating } from '../table/kit';
import type { BotInfo, GameInfo, NewSeat, NewTable, Pace } from '../wire';

/** The bot of that level, or any other that is offered. */
export const opponent = (game: GameInfo, level: number): BotInfo | undefined =>
  game.bots.find((bot) => bot.level === level) ?? offered(game.bots)[0];

/** What is chosen for whoever does not choose: for a beginner what the rulebook advises, where it advises something. */
export const usualChoices = (game: GameInfo, beginner: boolean): Record<string, string> =>
  Object.fromEntries(
    game.options.map(({ name, default: usual, for_beginners }) => [name, (beginner ? for_beginners : null) ?? usual]),
  );

/** Whether somebody chose otherwise than beginners do. */
export const ownWay = (game: GameInfo, chosen: Record<string, string>): boolean =>
  game.options.some(({ name, for_beginners }) => for_beginners !== null && chosen[name] !== for_beginners);

/** A table for one tap: as few players as can be, each of the others the bot of that level. */
export function quickTable(game: GameInfo, level: number, pace: Pace, beginner: boolean, role?: Role): NewTable {
  const players = countsFor(game, role)[0] ?? Math.min(...game.players);
  return oneTap(game, players, botSeat(opponent(game, level)), pace, beginner, role);
}

/** Another for one tap: all other chairs are for friends. */
export const friendsTable = (
  game: GameInfo,
  players: number,
  pace: Pace,
  beginner: boolean,
  roles: Role[] = [],
): NewTable =>
  oneTap(
    game,
    players,
    OPEN,
    pace,
    beginner,
    roles.find((role) => role.seating(players)),
  );

function oneTap(game: GameInfo, players: number, other: NewSeat, pace: Pace, beginner: boolean, role?: Role): NewTable {
  const seating = role?.seating(players);
  return {
    game: game.name,
    options: { ...chosenOptions(game, usualChoices(game, beginner)), ...seating?.options },
    seats: seated(Array<NewSeat>(players - 1).fill(other), seating),
    pace,
  };
}

const OPEN: NewSeat = { kind: 'open' };

/** A seat for this bot; where none is offered, for whoever comes. */
export const botSeat = (bot?: BotInfo): NewSeat => (bot ? { kind: 'bot', bot: bot.bot } : OPEN);

/** With how many players there is such a role. */
export const countsFor = (game: GameInfo, role?: Role): number[] =>
  game.players.filter((players) => !role || role.seating(players) !== null);

/** Me in the seat of my role, the others around me in their order. */
export const seated = (others: NewSeat[], seating?: Seating | null, me: NewSeat = { kind: 'me' }): NewSeat[] =>
  others.toSpliced(seating?.me ?? 0, 0, me);

/** The options that differ from what the game does anyway. */
export function chosenOptions(game: GameInfo, chosen: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    game.options.flatMap(({ name, default: usual }) => {
      const choice = chosen[name];
      return choice !== undefined && choice !== usual ? [[name, choice]] : [];
    }),
  );
}
