import type { GameKit } from '../../table/kit';
import type { Sound } from '../../table/sounds';
import box from './box';
import StillHand from './StillHand.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import SeatCards from './SeatCards.svelte';
import type { AnyEvent, View } from './wire';

const LASTS: Record<AnyEvent['type'], number> = { deal: 120, move: 260, draw: 180, end: 0 };

const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = { deal: 'deal', move: 'card', draw: 'deal' };

const kit: GameKit<View, AnyEvent> = {
  ...box,
  play: Play,
  seat: SeatCards,
  picture: Picture,
  hand: StillHand,
  lasts: (event) => LASTS[event.type],
  sounds: ({ type }) => SOUNDS[type],
  quiet: ['draw'],
  marks: [
    ['hand', 'coach-hand'],
    ['cell', 'coach-cell'],
    ['ask', 'coach-ask'],
  ],
};

export default kit;
