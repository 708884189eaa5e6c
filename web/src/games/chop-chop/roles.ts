import type { Role, Seating } from '../../table/kit';
import { words } from '../../words';

const say = words.games['chop-chop'].roles;

/** The mice sit first, the cat last: so whoever lays the table as a mouse also begins. */
function amongMice(players: number): Seating {
  const cat = players - 1;
  return {
    me: 0,
    options: { cat: String(cat), first: '0' },
    titles: Array.from({ length: players }, (_, seat) => (seat === cat ? say.asCat : say.asMice)),
  };
}

function asCat(players: number): Seating {
  return {
    me: 0,
    options: { cat: '0', first: '1' },
    titles: Array.from({ length: players }, (_, seat) => (seat === 0 ? say.asCat : say.asMice)),
  };
}

export const roles: Role[] = [
  { key: 'mice', ...say.mice, seating: (players) => (players === 2 ? amongMice(players) : null) },
  { key: 'cat', ...say.cat, seating: asCat },
  { key: 'share', ...say.share, seating: (players) => (players > 2 ? amongMice(players) : null) },
];
