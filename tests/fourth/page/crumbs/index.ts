import type { GameKit } from '../../table/kit';
import Cover from './Cover.svelte';
import Play from './Play.svelte';
import SeatMoves from './SeatMoves.svelte';

const kit: GameKit = {
  cover: Cover,
  play: Play,
  seat: SeatMoves,
  keys: [['1 2 3', 'key-numbers']],
  lasts: (event) => (event.type === 'move' ? 300 : 0),
};
export default kit;
