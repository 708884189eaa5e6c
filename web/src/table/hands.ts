/** Several hidden hands at one device: at most one of them is in sight, and only when somebody asked for it. */
import type { TableInfo } from '../wire';

/** The seats that are played at this device. */
export const seatsHere = ({ seats }: TableInfo): number[] => seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));

/** Those of them that somebody plays: whoever left has given theirs to a bot. */
export const playedHere = (table: TableInfo): number[] =>
  seatsHere(table).filter((seat) => table.seats[seat]?.stands_in !== 'left');

export class Hands {
  /** Whose hand was asked for last. */
  asked: number | null = null;
  private curtain = false;

  ask(seat: number | null): void {
    this.asked = seat;
  }

  /** Whether what is told with this may be shown: not what was on its way for a hand that has been put away since. */
  take(table: TableInfo): boolean {
    const here = seatsHere(table);
    if (here.length < 2) {
      this.asked = null;
      return true;
    }
    if (this.asked !== null && !here.includes(this.asked)) this.asked = null;
    // Where nothing is hidden the server lets us see a seat's view from the beginning.
    if (table.state === 'playing' && table.you === null) this.curtain = true;
    return !this.curtain || table.you === this.asked;
  }

  /** For whom the curtain has to fall once all is told: whoever of us is to move and does not hold the device. */
  next(table: TableInfo, turn: number | null): number | null {
    if (!this.curtain || turn === null || turn === this.asked || table.state !== 'playing') return null;
    return seatsHere(table).length > 1 && playedHere(table).includes(turn) ? turn : null;
  }
}
