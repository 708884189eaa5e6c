/** What can be done at a table beside moving, as it stands: for buttons, and for a numbered list. */
import { replayPath } from '../replay/moment';
import { router, tablePath } from '../route.svelte';
import { absences } from '../table/away';
import { againstBots, offered } from '../table/bots';
import { playedHere, seatsHere } from '../table/hands';
import { nameOf } from '../table/people';
import { waysOn, wishes } from '../table/rematch';
import { games as askGames, sitDown } from '../table/rest';
import { tastes } from '../tastes.svelte';
import type { AnyCommand, TableInfo } from '../wire';
import { say, type Person } from '../words';

export interface Offer {
  label: string;
  run: () => void | Promise<void>;
  /** What whoever wants it has to say once more. */
  sure?: string;
}

/** What offers need of the table around them. */
export interface Counter {
  table: TableInfo;
  people: Person[];
  turn: number | null;
  now: number;
  mayHint: boolean;
  /** How the game has refused the last move, as long as nothing else was done. */
  refused: string | null;
  /** With how many the game can be played, once that is known. */
  sizes: number[];
  send: (command: AnyCommand) => void;
  hint: () => void;
  invite: () => void;
  why: () => void;
  /** Leads to the host's customs. */
  customs: () => void;
  reload: () => void;
}

export function offersAt(counter: Counter): Offer[] {
  const { table } = counter;
  if (table.state === 'waiting') return waiting(counter);
  return [...asked(counter), ...(table.state === 'over' ? after(counter) : during(counter))];
}

export const sitAt = async ({ table, reload }: Counter, seat: number): Promise<void> => {
  await sitDown(table.id, seat);
  reload();
};

/** The bot that is offered for an open seat: of the level that this browser's person likes. */
async function filler(game: string): Promise<string> {
  const bots = offered((await askGames()).find(({ name }) => name === game)?.bots ?? []);
  return (bots.find(({ level }) => level === tastes.level.value) ?? bots[0])?.bot ?? 'greedy';
}

export const begin = async ({ table, send }: Counter): Promise<void> =>
  send({ type: 'start', bot: await filler(table.game) });

function waiting(counter: Counter): Offer[] {
  const { table, send, invite } = counter;
  const seated = seatsHere(table).length > 0;
  const found: Offer[] = table.seats.flatMap((seat, number): Offer[] => {
    const heard = { number: number + 1, name: nameOf(seat) };
    if (seat.kind === 'open' && !seated)
      return [{ label: say('waiting-sit-heard', heard), run: () => sitAt(counter, number) }];
    if (!table.hosting) return [];
    if (seat.kind === 'open') {
      const fill = async (): Promise<void> => send({ type: 'fill', seat: number, bot: await filler(table.game) });
      return [{ label: say('chair-fill-heard', heard), run: fill }];
    }
    if (seat.kind === 'bot')
      return [{ label: say('chair-free-heard', heard), run: () => send({ type: 'free', seat: number }) }];
    if (seat.yours) return [];
    const sure = say('host-remove-sure', heard);
    return [{ label: say('text-remove', heard), sure, run: () => send({ type: 'remove', seat: number }) }];
  });
  if (table.hosting && table.seats.some(({ kind }) => kind === 'open'))
    found.push({ label: say('host-start'), run: () => begin(counter) });
  if (seated) found.push({ label: say('text-invite'), run: invite }, leaving(counter));
  return found;
}

export const leaving = ({ send }: Counter): Offer => ({
  label: say('menu-leave'),
  sure: say('menu-leave-sure'),
  run: () => send({ type: 'leave' }),
});

export const resigning = ({ send }: Counter): Offer => ({
  label: say('menu-resign'),
  sure: say('menu-resign-sure'),
  run: () => send({ type: 'resign' }),
});

/** What somebody waits for an answer to. */
function asked({ table, people, turn, now, send }: Counter): Offer[] {
  const mine = seatsHere(table);
  const found: Offer[] = [];
  if (table.undo && table.undo.waits_for.some((seat) => mine.includes(seat)))
    found.push(
      { label: say('undo-allow'), run: () => send({ type: 'answer-undo', yes: true }) },
      { label: say('undo-refuse'), run: () => send({ type: 'answer-undo', yes: false }) },
    );
  else if (table.undo && mine.includes(table.undo.seat))
    found.push({ label: say('undo-withdraw'), run: () => send({ type: 'answer-undo', yes: false }) });
  for (const { seat, mayStandIn, mayEnd } of absences(table, now, turn)) {
    const label = say('text-stand-in', { seat }, people);
    if (mayStandIn) found.push({ label, run: () => send({ type: 'stand-in', seat }) });
    if (mayEnd) found.push({ label: say('away-end'), sure: say('away-end-sure'), run: () => send({ type: 'end' }) });
  }
  return found;
}

function during(counter: Counter): Offer[] {
  const { table, mayHint, refused, send, hint, invite, why } = counter;
  const mine = seatsHere(table);
  const gone = mine.some((seat) => table.seats[seat]?.stands_in === 'left');
  const free = table.seats.findIndex(({ kind }) => kind === 'open');
  const found: Offer[] = [];
  if (refused !== null) found.push({ label: say('why'), run: why });
  if (mayHint && againstBots(table)) found.push({ label: say('hint-ask'), run: hint });
  if (table.may_undo && table.may_undo !== 'no' && !table.undo)
    found.push({ label: say(table.may_undo === 'ask' ? 'undo-ask' : 'undo'), run: () => send({ type: 'undo' }) });
  if (free >= 0)
    found.push(
      mine.length
        ? { label: say('text-invite'), run: invite }
        : { label: say('waiting-sit-heard', { number: free + 1 }), run: () => sitAt(counter, free) },
    );
  if (gone) found.push({ label: say('seat-take-back'), run: () => send({ type: 'return' }) });
  else if (mine.length) {
    if (table.players === 2 && mine.length === 1) found.push(resigning(counter));
    found.push(leaving(counter));
  }
  return found;
}

function after({ table, sizes, send }: Counter): Offer[] {
  const { next } = table;
  const wish = wishes(table);
  const found: Offer[] = [];
  if (next !== null) found.push({ label: say('rematch-go'), run: () => router.go(tablePath(next)) });
  else if (playedHere(table).length) {
    if (wish.mine !== true) found.push({ label: say('rematch-yes'), run: () => send({ type: 'again', yes: true }) });
    if (wish.mine === null && wish.willing.length)
      found.push({ label: say('rematch-no'), run: () => send({ type: 'again', yes: false }) });
    if (wish.mine === true && wish.missing.length)
      for (const missing of waysOn(table, sizes))
        found.push({ label: say(`rematch-${missing}`), run: () => send({ type: 'rematch', missing }) });
  }
  found.push({ label: say('look-back'), run: () => router.go(replayPath(table.id, { eyes: table.you ?? 'all' })) });
  return found;
}
