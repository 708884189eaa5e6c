/** What is asked now, in one line, and what to make of what just happened. */
import { percentOf } from '../../table/chances';
import { wordsOf, type Person } from '../../words';
import { mustPass } from './choosing';
import { CAT, PASS, readMove, type Piece, type TileKind } from './view';
import type { AnyEvent, View } from './wire';

const say = wordsOf('chop-chop');
/** So often a tile is explained at length. */
const AT_LENGTH = 2;

/** `held`: whether a square waits for its second tap. */
export function asked(view: View, people: Person[], chosen: Piece | null, held: boolean): string {
  if (view.turn === null) return '';
  const { side, steps, bound } = view;
  const piece = view.mover ?? chosen;
  if (view.turn !== view.seat) {
    const known = view.waits_for === null || view.waits_for === 'over' ? 'watch' : `watch-${view.waits_for}`;
    return say(known, { seat: view.turn, side, steps, piece }, people);
  }
  if (mustPass(view)) {
    return bound === null ? say('ask-pass', { side, steps }) : say('ask-pass-bound', { mouse: bound, steps });
  }
  if (held) return say('ask-again');
  if (view.waits_for !== 'move') return say(`ask-${view.waits_for ?? ''}`, { piece, steps });
  if (bound !== null) return say('ask-bound', { mouse: bound, steps });
  return piece === null ? say('ask-mouse', { steps }) : say('ask-square', { piece, steps });
}

/** What a tap on a lit square does; where danger is shown, with how likely the cat then catches the mouse. */
export function labelOf(move: string, view: View, danger: boolean): string {
  const { piece, to } = readMove(move);
  if (piece === 'place' || piece === 'fork') return say(`lit-${piece}`, { to });
  const risk = danger ? view.risks[move] : undefined;
  const percent = risk ? percentOf(risk) : null;
  if (view.waits_for === 'arrow') return say('lit-fly', { piece, to, percent });
  return say('lit-move', { piece, to, steps: view.steps, mice: view.catches[move] ?? [], percent });
}

/** The button that does the same. */
export function confirming(move: string): string {
  const { piece, to } = readMove(move);
  return say(piece === 'place' || piece === 'fork' ? `confirm-${piece}` : 'confirm-move', { piece, to });
}

export interface Note {
  head: string;
  text: string;
  tile: TileKind | null;
  /** Number of the event it is about; -1 for the beginning. */
  event: number;
}

/** What happened last that wants explaining: a roll, a tile, a catch, a lost turn. A roll puts what was before it away. */
export function noteOn(events: AnyEvent[], view: View, people: Person[]): Note {
  for (let number = events.length - 1; number >= 0; number -= 1) {
    const event = events[number];
    if (!event) break;
    const note = (head: string, params: object): Note => ({
      head: say(head, event, people),
      text: say(`${head}-text`, params, people),
      tile: null,
      event: number,
    });
    if (event.type === 'tile') {
      const met = events.slice(0, number + 1).filter((one) => one.type === 'tile' && one.tile === event.tile).length;
      const text = say(met <= AT_LENGTH ? 'at-length' : 'in-brief', event, people);
      return { head: say('note-tile', event), text, tile: event.tile, event: number };
    }
    if (event.type === 'caught') return note('note-caught', { left: view.mice.filter((at) => at !== null).length });
    if (event.type === 'move' && event.move === PASS) return note('note-pass', event);
    if (event.type === 'roll' && event.more) return note('note-double', event);
    if (event.type === 'roll' && event.second) {
      return note('note-second', { seat: event.seat, mouse: number === events.length - 1 ? view.bound : null });
    }
    if (event.type === 'roll') return note('note-roll', event);
  }
  // Whoever looks on, at a table or at a replay, hears what both sides play for.
  const own = view.seat === view.cat_seat ? CAT : 'mice';
  const side = view.seat === null ? null : own;
  return {
    head: say('note-start'),
    text: say('note-start-text', { side, cheese: view.all_cheese }),
    tile: null,
    event: -1,
  };
}
