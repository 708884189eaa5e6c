/** Whose turn it is, as every game sees it. */
import type { View } from '../wire';
import { say, type Person } from '../words';

/** What a game's screen is given that decides whether you may act. */
interface Moment {
  view: View;
  resting: boolean;
  sent: string | null;
  replay?: boolean;
}

/** Whether it is your turn, everything has been told, and no move of yours is on its way. */
export const mayAct = ({ view, resting, sent, replay = false }: Moment): boolean =>
  !replay && resting && sent === null && view.seat !== null && view.turn === view.seat;

/** The status line, in the game's words where it has its own, while there is nothing for you to do; else `null`. */
export function idleLine(moment: Moment, people: Person[]): string | null {
  if (moment.sent !== null) return say(`${moment.view.game}.sending`);
  if (mayAct(moment)) return null;
  // What is only looked at waits for nobody.
  if (moment.replay) return '';
  const { turn, seat } = moment.view;
  // Your own turn is not announced before what leads to it has been told.
  return turn === null || turn === seat ? '' : say(`${moment.view.game}.their-turn`, { seat: turn }, people);
}
