/** What is asked now, in one line, and what to make of what just happened. */
import { words, type Person } from '../../words';
import { mustPass } from './choosing';
import { foundBy } from './sentences';
import { PASS, type ChopChopEvent, type ChopChopView, type Piece, type Place, type Tile } from './view';

const say = words.games['chop-chop'];
/** So often a tile is explained at length. */
const AT_LENGTH = 2;

export function asked(view: ChopChopView, people: Person[], chosen: Piece | null, aimed: Place | null): string {
  if (view.turn === null) return '';
  const person = people[view.turn] ?? { name: '', you: false };
  const steps = view.steps ?? 0;
  const mover = view.mover ?? '';
  if (view.turn !== view.seat) {
    const theirs = say.ask.theirs;
    switch (view.waits_for) {
      case 'place':
        return theirs.place(person);
      case 'extra':
        return theirs.extra(person, mover);
      case 'arrow':
        return theirs.arrow(person, mover);
      case 'fork':
        return theirs.fork(person);
      case 'move':
        return theirs.move(person, view.side, steps);
      default:
        return say.ask.watching(person, view.side);
    }
  }
  if (mustPass(view)) {
    return view.bound === null ? say.ask.pass(view.side, view.steps) : say.ask.passBound(view.bound, steps);
  }
  if (aimed !== null) return say.ask.again;
  switch (view.waits_for) {
    case 'place':
      return say.ask.place;
    case 'fork':
      return say.ask.fork;
    case 'arrow':
      return say.ask.arrow(mover);
    case 'extra':
      return say.ask.extra(mover, steps);
    default:
      if (view.bound !== null) return say.ask.bound(view.bound, steps);
      return chosen === null ? say.ask.chooseMouse(steps) : say.ask.chooseSquare(chosen, steps);
  }
}

export interface Note {
  head: string;
  text: string;
  tile: Tile | null;
  /** Number of the event it is about; -1 for the beginning. */
  event: number;
}

/** The latest thing that wants explaining: a tile, a catch, a lost turn, two turns in a row. */
export function noteOn(events: ChopChopEvent[], view: ChopChopView, people: Person[]): Note | null {
  const person = (seat: number): Person => people[seat] ?? { name: '', you: false };
  for (let number = events.length - 1; number >= 0; number -= 1) {
    const event = events[number];
    if (!event) break;
    if (event.type === 'tile') {
      const met = events.slice(0, number + 1).filter((one) => one.type === 'tile' && one.tile === event.tile).length;
      const tell = met <= AT_LENGTH ? say.note.atLength : say.note.inBrief;
      return { head: say.note.tile(event.tile), text: tell(foundBy(event)), tile: event.tile, event: number };
    }
    if (event.type === 'caught') {
      const caught = events.slice(0, number + 1).filter((one) => one.type === 'caught').length;
      const left = view.mice.length - caught;
      return { head: say.note.caughtHead(event.mouse), text: say.note.caught(left), tile: null, event: number };
    }
    if (event.type === 'move' && event.move === PASS) {
      return { head: say.note.passHead, text: say.note.pass(person(event.seat)), tile: null, event: number };
    }
    if (event.type === 'roll' && event.more) {
      return {
        head: say.note.doubleHead,
        text: say.note.double(person(event.seat), event.side),
        tile: null,
        event: number,
      };
    }
    if (event.type === 'roll' && secondRoll(events, number)) {
      return {
        head: say.note.secondHead,
        text: say.note.second(number === events.length - 1 ? view.bound : null, person(event.seat)),
        tile: null,
        event: number,
      };
    }
  }
  const cat = view.seat === view.cat_seat;
  return {
    head: say.note.startHead,
    text: cat ? say.note.startCat : say.note.startMice(view.all_cheese),
    tile: null,
    event: -1,
  };
}

/** Whether this roll is the latter of two in one turn. */
export function secondRoll(events: ChopChopEvent[], number: number): boolean {
  for (let before = number - 1; before >= 0; before -= 1) {
    const event = events[before];
    if (event?.type === 'tile' && event.tile === 'knife') return false;
    if (event?.type === 'roll') return event.more;
  }
  return false;
}
