/** The same table once more: whoever sat there as a person is asked back by an open seat. */
import type { NewTable, TableCard } from './protocol';

export const again = (table: TableCard): boolean => table.state === 'over' && table.you !== null;

export function laidAs(table: TableCard): NewTable {
  return {
    game: table.game,
    options: table.options,
    seats: table.seats.map((seat, number) => (number === table.you ? 'me' : (seat.bot ?? 'open'))),
    pace: table.pace,
  };
}
