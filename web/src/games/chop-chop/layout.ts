/** Where everything is on the floor, worked out from the map alone. One unit is one square; the floor begins at 0, 0. */
import { CAT, type Piece, type Place } from './view';
import type { Kitchen } from './wire';

export type WallSide = 'N' | 'E' | 'S' | 'W';

/** How much wall is seen around the floor, and how high the table stands, in squares. */
export const WALL = 0.74;
export const HEIGHT = 0.32;

export interface Spot {
  x: number;
  y: number;
}

export interface Square extends Spot {
  name: Place;
  dark: boolean;
}

export interface Door extends Spot {
  name: Place;
  front: Place;
  side: WallSide;
  /** The middle of its sill, where wall and floor meet. */
  sill: Spot;
  /** By how much a door drawn for the north wall is turned. */
  turn: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Layout {
  columns: number;
  rows: number;
  squares: Square[];
  doors: Door[];
  /** What the table covers; `null` in a kitchen without one. */
  table: Box | null;
  legs: Square[];
  /** The middle of every square and hole. */
  spots: Map<Place, Spot>;
  /** Squares that have a top above them. */
  raised: Set<Place>;
}

const OUTWARD: Record<WallSide, Spot & { turn: number }> = {
  N: { x: 0, y: -1, turn: 0 },
  E: { x: 1, y: 0, turn: 90 },
  S: { x: 0, y: 1, turn: 180 },
  W: { x: -1, y: 0, turn: 270 },
};
const SIDES = Object.keys(OUTWARD) as WallSide[];

/** The wall that a hole is in: the one its letter names if its square lies there, else the nearest. */
function wallOf(name: string, at: Spot, columns: number, rows: number): WallSide {
  const far: Record<WallSide, number> = { N: at.y, E: columns - at.x, S: rows - at.y, W: at.x };
  const nearest = Math.min(...Object.values(far));
  const named = SIDES.find((side) => side === name);
  if (named && far[named] === nearest) return named;
  return SIDES.find((side) => far[side] === nearest) ?? 'N';
}

export function layOut(kitchen: Kitchen): Layout {
  const columns = kitchen.columns.length;
  const { rows } = kitchen;
  const squares = Array.from({ length: columns * rows }, (_, i): Square => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const name = `${kitchen.columns.charAt(column)}${row + 1}`;
    return { name, x: column + 0.5, y: row + 0.5, dark: (column + row) % 2 === 1 };
  });
  const byName = new Map(squares.map((square) => [square.name, square]));
  const doors = Object.entries(kitchen.holes).flatMap(([name, front]): Door[] => {
    const at = byName.get(front);
    if (!at) return [];
    const side = wallOf(name, at, columns, rows);
    const out = OUTWARD[side];
    const sill = {
      x: out.x ? (out.x > 0 ? columns : 0) : at.x,
      y: out.y ? (out.y > 0 ? rows : 0) : at.y,
    };
    return [
      {
        name,
        front,
        side,
        sill,
        turn: out.turn,
        x: sill.x + (out.x * WALL) / 2,
        y: sill.y + (out.y * WALL) / 2,
      },
    ];
  });
  const covered = kitchen.table.flatMap((name) => byName.get(name) ?? []);
  const table = covered.length
    ? {
        left: Math.min(...covered.map(({ x }) => x)) - 0.5,
        top: Math.min(...covered.map(({ y }) => y)) - 0.5,
        right: Math.max(...covered.map(({ x }) => x)) + 0.5,
        bottom: Math.max(...covered.map(({ y }) => y)) + 0.5,
      }
    : null;
  return {
    columns,
    rows,
    squares,
    doors,
    table,
    legs: kitchen.legs.flatMap((name) => byName.get(name) ?? []),
    spots: new Map<Place, Spot>([...squares, ...doors].map(({ name, x, y }) => [name, { x, y }])),
    raised: new Set(kitchen.table),
  };
}

/** How much of a floor square, from its lower edge, the top of the table covers: it stands higher, so it is seen farther up. */
export function hiddenBy({ table }: Layout, { x, y }: Spot): number {
  if (!table || x < table.left || x > table.right) return 0;
  return y + 0.5 === table.top ? HEIGHT : 0;
}

/** The way out from under the table that a mouse there looks through: the nearest edge, north and south before the sides. */
export function peekSide(layout: Layout, at: Place): WallSide | null {
  const spot = layout.spots.get(at);
  if (!layout.table || !spot || !layout.raised.has(at)) return null;
  const far: Record<WallSide, number> = {
    N: spot.y - layout.table.top,
    S: layout.table.bottom - spot.y,
    W: spot.x - layout.table.left,
    E: layout.table.right - spot.x,
  };
  const order: WallSide[] = ['S', 'N', 'W', 'E'];
  return order.reduce((best, side) => (far[side] < far[best] ? side : best));
}

/** Where a piece is seen: the cat stands on top of the table, a mouse below looks out at its edge. */
export function seenAt(layout: Layout, piece: Piece, at: Place): Spot {
  const spot = layout.spots.get(at) ?? { x: 0, y: 0 };
  if (!layout.raised.has(at)) return spot;
  if (piece === CAT) return { x: spot.x, y: spot.y - HEIGHT };
  const { table } = layout;
  if (!table) return spot;
  switch (peekSide(layout, at)) {
    case 'N':
      return { x: spot.x, y: table.top - HEIGHT - 0.24 };
    case 'S':
      return { x: spot.x, y: table.bottom + 0.12 };
    case 'W':
      return { x: table.left - 0.2, y: spot.y - HEIGHT / 2 };
    default:
      return { x: table.right + 0.2, y: spot.y - HEIGHT / 2 };
  }
}
