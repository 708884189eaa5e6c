import type { GameKit } from '../../table/kit';
import type { Sound } from '../../table/sounds';
import box from './box';
import StillHand from './StillHand.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import SeatState from './SeatState.svelte';
import type { AnyEvent, View } from './wire';

const LASTS: Record<AnyEvent['type'], number> = {
  round: 200,
  deal: 120,
  aside: 0,
  cats: 500,
  trump: 700,
  move: 320,
  trick: 420,
  caught: 1300,
  score: 0,
  end: 0,
};
/** A whole trick is looked at before it is taken. */
const WHOLE_TRICK = 1100;

const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = {
  deal: 'deal',
  trump: 'tile',
  move: 'card',
  trick: 'gather',
  caught: 'purr',
};

const kit: GameKit<View, AnyEvent> = {
  ...box,
  play: Play,
  seat: SeatState,
  picture: Picture,
  hand: StillHand,
  lasts: ({ type }, { trick, players }) => (type === 'move' && trick.length === players ? WHOLE_TRICK : LASTS[type]),
  sounds: ({ type }) => SOUNDS[type],
  quiet: ['deal', 'aside'],
  feels: (event) =>
    event.type === 'trick' ? { glad: [event.seat] } : event.type === 'caught' ? { sorry: [event.seat] } : {},
  marks: [
    ['trump', 'coach-trump'],
    ['hand', 'coach-hand'],
    ['ask', 'coach-ask'],
  ],
};

export default kit;
