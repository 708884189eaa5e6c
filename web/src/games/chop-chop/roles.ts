import type { Role, Seating } from '../../table/kit';
import type { TableCard } from '../../table/protocol';
import { words } from '../../words';

const say = words.games['chop-chop'].roles;

const titled = (players: number, cat: number): string[] =>
  Array.from({ length: players }, (_, seat) => (seat === cat ? say.asCat : say.asMice));

export const titles = (table: Pick<TableCard, 'players' | 'options'>): string[] =>
  titled(table.players, Number(table.options.cat));

/** The mice sit first, the cat last: so whoever lays the table as a mouse also begins. */
function amongMice(players: number): Seating {
  const cat = players - 1;
  return {
    me: 0,
    options: { cat: String(cat), first: '0' },
    titles: titled(players, cat),
  };
}

function asCat(players: number): Seating {
  return {
    me: 0,
    options: { cat: '0', first: '1' },
    titles: titled(players, 0),
  };
}

export const roles: Role[] = [
  { key: 'mice', ...say.mice, seating: (players) => (players === 2 ? amongMice(players) : null) },
  { key: 'cat', ...say.cat, seating: asCat },
  { key: 'share', ...say.share, seating: (players) => (players > 2 ? amongMice(players) : null) },
];
