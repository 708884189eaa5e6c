/** Where a match turned, told. */
import { percentOf } from '../table/chances';
import type { AnalysisInfo, TurnInfo } from '../wire';
import { say, type Person } from '../words';
import { hasBetter } from './chances';

/** In the order of the match. */
export const turningsIn = ({ turning, turns }: AnalysisInfo): TurnInfo[] =>
  turning.toSorted((one, other) => one - other).flatMap((number) => turns.filter((turn) => turn.number === number));

export const turningSaid = (turn: TurnInfo, people: Person[]): string =>
  say(
    'replay-turning',
    {
      number: turn.number + 1,
      seat: turn.seat,
      better: hasBetter(turn),
      percent: percentOf(turn.chance),
      better_percent: percentOf(turn.best.chance),
    },
    people,
  );
