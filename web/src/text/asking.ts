/** What the clerk has to ask the server for before it can be said. */
import { seatsHere } from '../table/hands';
import { nameOf } from '../table/people';
import { rulebook, seatCode } from '../table/rest';
import type { Rulebook, TableInfo } from '../wire';
import { learn, say } from '../words';

/** The paragraph that explains a refusal, by its name. */
export const explaining = ({ sections }: Rulebook, refusal: string): string | null =>
  sections.flatMap(({ paragraphs }) => paragraphs).find(({ refusals }) => refusals.includes(refusal))?.name ?? null;

/** What the rulebook says to a refusal. */
export async function ruleBehind(game: string, refusal: string): Promise<string | null> {
  const [book] = await Promise.all([rulebook(game), learn('rulebook')]);
  const name = explaining(book, refusal);
  return name === null ? null : say(`${game}.book-${name}`, book.params);
}

export interface Moving {
  lead: string;
  code: string;
  until: string;
}

/** A code for each seat that is held here, with what to do with it. */
export async function seatsMoving(table: TableInfo): Promise<Moving[]> {
  const mine = seatsHere(table);
  return Promise.all(
    mine.map(async (seat) => {
      const { code, until, invitation } = await seatCode(table.id, seat);
      const held = table.seats[seat];
      const name = mine.length > 1 && held ? nameOf(held) : null;
      const minutes = Math.max(1, Math.round((until - Date.now()) / 60_000));
      const link = new URL('/seat', invitation.link).href.replace(/^https?:\/\//, '');
      const lead = say('text-device', { link, name });
      return {
        lead: invitation.reachable ? lead : `${lead} ${say('menu-code-alone')}`,
        code,
        until: say('menu-code-until', { minutes, name }),
      };
    }),
  );
}
