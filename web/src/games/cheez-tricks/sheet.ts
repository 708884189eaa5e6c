/** The score sheet: a row for each player, so that one reads across how the points came about. */
import { words, type Person } from '../../words';
import type { CatName, CheezTricksView, RoundScore } from './view';

export interface SheetRow {
  seat: number;
  tricks: number;
  /** The cats that caught this player. */
  cats: CatName[];
  /** What a trick was worth; `null` when there was none to tell it by. */
  each: number | null;
  points: number;
  /** All points up to this round. */
  total: number;
}

export function rowsOf(sheet: RoundScore[], round: number): SheetRow[] {
  const score = sheet[round];
  if (!score) return [];
  return score.tricks.map((tricks, seat) => {
    const points = score.points[seat] ?? 0;
    return {
      seat,
      tricks,
      cats: score.cats.filter(({ caught }) => caught.includes(seat)).map(({ cat }) => cat),
      each: tricks ? points / tricks : null,
      points,
      total: sheet.slice(0, round + 1).reduce((sum, one) => sum + (one.points[seat] ?? 0), 0),
    };
  });
}

export const bestRound = (sheet: RoundScore[], seat: number): number =>
  Math.max(0, ...sheet.map(({ points }) => points[seat] ?? 0));

/** Who won, and why. */
export function tellResult(view: Pick<CheezTricksView, 'result' | 'sheet'>, people: Person[]): string {
  const say = words.games['cheez-tricks'].result;
  const { result, sheet } = view;
  const [first] = result?.winners ?? [];
  const winners = (result?.winners ?? []).flatMap((seat) => people[seat] ?? []);
  const [winner] = winners;
  if (!result || first === undefined || !winner) return '';
  const scored = result.points[first] ?? 0;
  if (winners.length > 1) return say.shared(winners, scored);
  if (result.reason === 'round') return say.round(winner, scored, bestRound(sheet, first));
  return say.points(
    winner,
    scored,
    result.points.filter((_, seat) => seat !== first),
  );
}
