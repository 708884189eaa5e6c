import type { GameEvent } from '../../table/protocol';
import { words, type Person } from '../../words';
import { PASS, readMove, type ChopChopEvent, type TileEvent } from './view';
import type { Found } from '../../words/chop-chop';

export const foundBy = (event: TileEvent): Found => ({
  tile: event.tile,
  effect: event.effect,
  side: event.side,
  piece: event.piece,
  lostRoll: event.lost_roll,
});

/** What happened, in words: for the log and for whoever listens. */
export function sentence(happened: GameEvent, people: Person[]): string {
  const event = happened as ChopChopEvent;
  const say = words.games['chop-chop'].said;
  const person = (seat: number): Person => people[seat] ?? { name: '', you: false };
  switch (event.type) {
    case 'roll':
      return say.roll(person(event.seat), event.side, event.steps, event.more);
    case 'move': {
      const { piece, to } = readMove(event.move);
      if (event.move === PASS) return say.pass(person(event.seat));
      if (piece === 'place') return say.place(person(event.seat), to);
      if (piece === 'fork') return say.fork(person(event.seat), to);
      return say.move(person(event.seat), piece, to, event.took);
    }
    case 'tile':
      return say.tile(foundBy(event), event.at);
    case 'caught':
      return say.caught(event.mouse);
    case 'end':
      return say.end(event.side);
  }
}
