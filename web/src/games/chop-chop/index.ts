import type { GameKit } from '../../table/kit';
import type { Sound } from '../../table/sounds';
import box from './box';
import { lasts } from './lasts';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import SeatRole from './SeatRole.svelte';
import type { AnyEvent, View } from './wire';

const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = { roll: 'die', move: 'step', tile: 'tile', caught: 'purr' };

const kit: GameKit<View, AnyEvent> = {
  ...box,
  play: Play,
  seat: SeatRole,
  picture: Picture,
  lasts,
  feels: ({ type }, { cat_seat: cat, mouse_seats: mice }) => (type === 'caught' ? { glad: [cat], sorry: mice } : {}),
  sounds: ({ type }) => SOUNDS[type],
  throws: (event, view) => event.type === 'roll' && event.seat === view.seat,
  marks: [
    ['mouse', 'coach-mouse'],
    ['lit', 'coach-lit'],
    ['ask', 'coach-ask'],
  ],
};

export default kit;
