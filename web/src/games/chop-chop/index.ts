import type { GameKit } from '../../table/kit';
import box from './box';
import { lasts } from './lasts';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import SeatRole from './SeatRole.svelte';
import type { AnyEvent, View } from './wire';

const kit: GameKit<View, AnyEvent> = {
  ...box,
  play: Play,
  seat: SeatRole,
  picture: Picture,
  lasts,
  feels: ({ type }, { cat_seat: cat, mouse_seats: mice }) => (type === 'caught' ? { glad: [cat], sorry: mice } : {}),
  throws: (event, view) => event.type === 'roll' && event.seat === view.seat,
};

export default kit;
