import type { GameKit } from '../table/kit';
import { cheeseRescue } from './cheese-rescue';
import { cheezTricks } from './cheez-tricks';
import { chopChop } from './chop-chop';

/** The shelf: every game that this page can set on the table, by the server's name for it. */
export const shelf: Record<string, GameKit> = {
  'cheese-rescue': cheeseRescue,
  'cheez-tricks': cheezTricks,
  'chop-chop': chopChop,
};
