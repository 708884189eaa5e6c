import type { GameEvent } from '../../table/protocol';
import { words, type Person } from '../../words';
import type { CheezTricksEvent } from './view';

/** What happened, in words: for the log and for whoever listens. */
export function sentence(happened: GameEvent, people: Person[]): string {
  const event = happened as CheezTricksEvent;
  const say = words.games['cheez-tricks'].said;
  const person = (seat: number): Person => people[seat] ?? { name: '', you: false };
  switch (event.type) {
    case 'round':
      return say.round(event.round, person(event.first));
    case 'deal':
      return say.deal(person(event.seat), event.count, event.cards);
    case 'aside':
      return say.aside(event.count);
    case 'cats':
      return say.cats(event.cats);
    case 'trump':
      return event.seat === null ? say.trumpDrawn(event.trump) : say.trumpNamed(person(event.seat), event.trump);
    case 'move':
      return say.move(person(event.seat), event.card);
    case 'trick':
      return say.trick(person(event.seat), event.number);
    case 'caught':
      return say.caught(person(event.seat), event.cat);
    case 'score':
      return say.score(event.round, people, event.points);
    case 'end':
      return say.end(people, event.points);
  }
}
