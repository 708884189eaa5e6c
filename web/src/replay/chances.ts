/** The chances of a match that has been looked through, along its moves. */
import { decided, sharesOf, type Side } from '../table/chances';
import type { AnalysisInfo, TurnInfo } from '../wire';

/** By position, what each side has of the whole; as far as it is known. How it ended is known when all else is. */
export function sharesAlong(analysis: AnalysisInfo, sides: Side[], players: number, winners: number[]): number[][] {
  const along = analysis.turns.map(({ chances }) => sharesOf(sides, chances));
  if (analysis.done >= analysis.of && winners.length) along.push(sharesOf(sides, decided(players, winners)));
  return along;
}

/** The area of each side in a ribbon of that size, one upon another: SVG paths. */
export function ribbon(along: number[][], moves: number, width: number, height: number): string[] {
  const x = (move: number): string => ((move / Math.max(1, moves)) * width).toFixed(1);
  const edges = along.map((shares) => shares.reduce((sums, share) => [...sums, (sums.at(-1) ?? 0) + share], [0]));
  const y = (move: number, edge: number): string => ((edges[move]?.[edge] ?? 0) * height).toFixed(1);
  const positions = along.map((_, move) => move);
  return (along[0] ?? []).map((_, side) => {
    const above = positions.map((move) => `${x(move)} ${y(move, side)}`);
    const below = positions.toReversed().map((move) => `${x(move)} ${y(move, side + 1)}`);
    return `M${[...above, ...below].join('L')}Z`;
  });
}

/** Less than this is no difference worth naming. */
const SLIGHT = 0.005;

/** Whether another move would have been better. */
export const hasBetter = ({ best, played, loss }: TurnInfo): boolean => best.move !== played && loss >= SLIGHT;
