/** Who sits where, and as which side. */
import type { Role, Seating } from '../../table/kit';
import type { TableInfo } from '../../wire';
import { wordsOf } from '../../words';

const say = wordsOf('chop-chop');

const titled = (players: number, cat: number): string[] =>
  Array.from({ length: players }, (_, seat) => say('side', { value: seat === cat ? 'cat' : 'mice' }));

export const titles = (table: Pick<TableInfo, 'players' | 'options'>): string[] =>
  titled(table.players, Number(table.options.cat));

/** The mice sit first, the cat last: so whoever lays the table as a mouse also begins. */
function amongMice(players: number): Seating {
  const cat = players - 1;
  return { me: 0, options: { cat: String(cat), first: '0' }, titles: titled(players, cat) };
}

const asCat = (players: number): Seating => ({
  me: 0,
  options: { cat: '0', first: '1' },
  titles: titled(players, 0),
});

export const roles: Role[] = [
  { key: 'mice', seating: (players) => (players === 2 ? amongMice(players) : null) },
  { key: 'cat', seating: asCat },
  { key: 'share', seating: (players) => (players > 2 ? amongMice(players) : null) },
];
