/** The table as far as it has been told. The view is ahead of what is shown while events are still to be played. */
import type { GameEvent } from '../../table/protocol';
import { sorted, type CardName, type CatName, type CheezTricksEvent, type Played, type RoundScore } from './view';

export interface Scene {
  round: number;
  leader: number;
  /** What the seat holds; `null` for whoever watches. */
  hand: CardName[] | null;
  held: number[];
  cats: { cat: CatName; caught: number[] }[];
  trump: string | null;
  trick: Played[];
  /** The trick before, until the next card is led, and who took it. */
  last: Played[];
  taker: number | null;
  tricks: number[];
  sheet: RoundScore[];
  totals: number[];
  over: boolean;
}

const nobody = (players: number): number[] => Array<number>(players).fill(0);

/** Every event in order, as the given seat heard it. */
export function sceneAfter(events: GameEvent[], players: number, seat: number | null): Scene {
  const scene: Scene = {
    round: 0,
    leader: 0,
    hand: seat === null ? null : [],
    held: nobody(players),
    cats: [],
    trump: null,
    trick: [],
    last: [],
    taker: null,
    tricks: nobody(players),
    sheet: [],
    totals: nobody(players),
    over: false,
  };
  for (const event of events) tell(scene, event as CheezTricksEvent, seat);
  return scene;
}

function tell(scene: Scene, event: CheezTricksEvent, seat: number | null): void {
  switch (event.type) {
    case 'round':
      Object.assign(scene, { round: event.round, leader: event.first, trump: null, cats: [], last: [], taker: null });
      scene.tricks = nobody(scene.tricks.length);
      break;
    case 'deal':
      scene.held[event.seat] = event.count;
      if (event.seat === seat && event.cards) scene.hand = sorted(event.cards);
      break;
    case 'cats':
      scene.cats = event.cats.map((cat) => ({ cat, caught: [] }));
      break;
    case 'trump':
      scene.trump = event.trump;
      break;
    case 'move':
      scene.trick.push({ seat: event.seat, card: event.card });
      scene.last = [];
      scene.taker = null;
      scene.held[event.seat] = (scene.held[event.seat] ?? 0) - 1;
      if (event.seat === seat) scene.hand = (scene.hand ?? []).filter((card) => card !== event.card);
      break;
    case 'trick':
      scene.last = scene.trick;
      scene.trick = [];
      scene.taker = scene.leader = event.seat;
      scene.tricks[event.seat] = (scene.tricks[event.seat] ?? 0) + 1;
      break;
    case 'caught':
      scene.cats.find(({ cat }) => cat === event.cat)?.caught.push(event.seat);
      break;
    case 'score':
      scene.sheet.push({ tricks: event.tricks, cats: event.cats, points: event.points });
      scene.totals = event.totals;
      break;
    case 'end':
      scene.over = true;
  }
}

/** Won cards lie face down at level wild, so the log forgets the cards of all tricks but the running and the last one. */
export function faceDown(events: GameEvent[]): Set<number> {
  const taken = events.flatMap(({ type }, number) => (type === 'trick' ? number : []));
  const before = taken.at(-2) ?? -1;
  return new Set(events.slice(0, before + 1).flatMap(({ type }, number) => (type === 'move' ? number : [])));
}
