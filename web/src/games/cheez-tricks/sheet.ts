/** The score sheet: a row for each player, so that one reads across how the points came about. */
import type { RoundScore } from './wire';

export interface SheetRow {
  seat: number;
  tricks: number;
  /** The cats that caught this player. */
  cats: string[];
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
