/** The same table once more: whoever sat there as a person is asked back by an open seat. */
import type { NewTable, TableInfo } from '../wire';

export const again = (table: TableInfo): boolean => table.state === 'over' && table.you !== null;

export function laidAs(table: TableInfo): NewTable {
  return {
    game: table.game,
    options: table.options,
    seats: table.seats.map((seat, number) => (number === table.you ? 'me' : (seat.bot ?? 'open'))),
    pace: table.pace,
  };
}
