import type { GameKit } from '../table/kit';

const folders = import.meta.glob<GameKit>('./*/index.ts', { eager: true, import: 'default' });

/** The shelf: every game that this page can set on the table, by the name of its folder, which is the server's for it. */
export const shelf: Record<string, GameKit> = Object.fromEntries(
  Object.entries(folders).map(([path, kit]) => [path.split('/')[1] ?? path, kit]),
);
