import type { GameKit } from '../../table/kit';
import Cover from './art/Cover.svelte';
import StillHand from './StillHand.svelte';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import SeatCards from './SeatCards.svelte';
import type { AnyEvent, View } from './wire';

const LASTS: Record<AnyEvent['type'], number> = { deal: 120, move: 260, draw: 180, end: 0 };

const kit: GameKit<View, AnyEvent> = {
  cover: Cover,
  play: Play,
  seat: SeatCards,
  picture: Picture,
  hand: StillHand,
  keys: [
    ['← →', 'key-hand'],
    ['Enter', 'key-choose'],
    ['← ↑ ↓ →', 'key-cells'],
    ['Esc', 'key-back'],
  ],
  lasts: (event) => LASTS[event.type],
  quiet: ['draw'],
};

export default kit;
