import type { GameEvent } from '../../table/protocol';
import { words, type Person } from '../../words';
import type { CheeseRescueEvent } from './view';

/** What happened, in words: for the log and for whoever listens. */
export function sentence(happened: GameEvent, people: Person[]): string {
  const event = happened as CheeseRescueEvent;
  const say = words.games['cheese-rescue'];
  const person = (seat: number): Person => people[seat] ?? { name: '', you: false };
  switch (event.type) {
    case 'deal':
      return say.deal(person(event.seat), event.count, event.cards);
    case 'move':
      return say.move(person(event.seat), event.card, event.cell[0], event.cell[1]);
    case 'draw':
      return say.draw(person(event.seat), event.card);
    case 'end':
      return say.end;
  }
}
