import type { GameKit } from '../../table/kit';
import Cover from './art/Cover.svelte';
import { lasts } from './lasts';
import Picture from './Picture.svelte';
import Play from './Play.svelte';
import { roles, titles } from './roles';
import SeatRole from './SeatRole.svelte';
import type { AnyEvent, View } from './wire';

const kit: GameKit<View, AnyEvent> = {
  cover: Cover,
  play: Play,
  seat: SeatRole,
  picture: Picture,
  keys: [
    ['1 – 4', 'key-number'],
    ['← →', 'key-mice'],
    ['← ↑ ↓ →', 'key-squares'],
    ['Enter', 'key-choose'],
    ['Esc', 'key-back'],
  ],
  lasts,
  titles,
  roles,
};

export default kit;
