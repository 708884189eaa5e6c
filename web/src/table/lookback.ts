/** A finished match looked back on: the lines of the chart, and what there is to say about its turning points. */
import { decided, sharesOf, type Side } from './chances';
import type { AnalysisInfo, TurnInfo } from '../wire';

export interface Line {
  side: Side;
  /** The share before each move that has been looked at; after the last one, how it ended. */
  shares: number[];
}

/** One line for each side. The end is only known to the chart when every move has been looked at. */
export function linesOf(analysis: AnalysisInfo, sides: Side[], players: number, winners: number[]): Line[] {
  const points = analysis.turns.map(({ chances }) => sharesOf(sides, chances));
  if (analysis.done >= analysis.of) points.push(sharesOf(sides, decided(players, winners)));
  return sides.map((side, i) => ({ side, shares: points.map((shares) => shares[i] ?? 0) }));
}

export interface Turning {
  turn: TurnInfo;
  /** Where the mover's line is at that move. */
  share: number;
  side: number;
  /** Whether another move would have been better. */
  better: boolean;
}

/** Less than this is no difference worth naming. */
const SLIGHT = 0.005;

export function turningsOf(analysis: AnalysisInfo, sides: Side[]): Turning[] {
  return analysis.turning
    .toSorted((one, other) => one - other)
    .flatMap((number) => {
      const turn = analysis.turns.find((one) => one.number === number);
      if (!turn) return [];
      const side = sides.findIndex(({ seats }) => seats.includes(turn.seat));
      const share = sharesOf(sides, turn.chances)[side] ?? 0;
      return [{ turn, share, side, better: turn.best.move !== turn.played && turn.loss >= SLIGHT }];
    });
}

/** Round numbers for the axis of moves, a handful of them. */
export function ticks(moves: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => moves / one <= most) ?? Math.ceil(moves / most);
  return Array.from({ length: Math.floor(moves / step) }, (_, i) => (i + 1) * step);
}
