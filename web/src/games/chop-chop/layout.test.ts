import { describe, expect, it } from 'vitest';
import { HEIGHT, hiddenBy, layOut, peekSide, seenAt, WALL } from './layout';
import { kitchen } from './kitchen.example';

describe('the kitchen is laid out from its map', () => {
  const layout = layOut(kitchen);

  it('has every square once, checkered', () => {
    expect(layout.squares).toHaveLength(42);
    expect(layout.squares.find(({ name }) => name === 'g6')).toEqual({ name: 'g6', x: 6.5, y: 5.5, dark: true });
    expect(layout.squares[0]?.dark).toBe(false);
  });

  it('has a door in each wall, before its square', () => {
    expect(layout.doors.map(({ name, side, turn }) => [name, side, turn])).toEqual([
      ['N', 'N', 0],
      ['E', 'E', 90],
      ['S', 'S', 180],
      ['W', 'W', 270],
    ]);
    expect(layout.doors[0]).toMatchObject({ sill: { x: 3.5, y: 0 }, x: 3.5, y: -WALL / 2 });
    expect(layout.doors[1]).toMatchObject({ sill: { x: 7, y: 3.5 }, x: 7 + WALL / 2, y: 3.5 });
  });

  it('moves a door with the square in the map', () => {
    const moved = layOut({ ...kitchen, holes: { ...kitchen.holes, N: 'b1' } });
    expect(moved.doors[0]?.sill).toEqual({ x: 1.5, y: 0 });
    const around = layOut({ ...kitchen, holes: { ...kitchen.holes, N: 'a5' } });
    expect(around.doors[0]).toMatchObject({ side: 'W', sill: { x: 0, y: 4.5 } });
  });

  it('puts the table where its squares are', () => {
    expect(layout.table).toEqual({ left: 2, top: 2, right: 5, bottom: 4 });
    expect(layOut({ ...kitchen, table: ['b2', 'c2'], legs: ['b2'] }).table).toEqual({
      left: 1,
      top: 1,
      right: 3,
      bottom: 2,
    });
    expect(layOut({ ...kitchen, table: [], legs: [] }).table).toBeNull();
  });

  it('shows the cat on top of the table and a mouse at its edge', () => {
    expect(seenAt(layout, 'cat', 'd3')).toEqual({ x: 3.5, y: 2.5 - HEIGHT });
    expect(peekSide(layout, 'd3')).toBe('N');
    expect(peekSide(layout, 'd4')).toBe('S');
    expect(peekSide(layout, 'd5')).toBeNull();
    expect(seenAt(layout, 'm1', 'd4')).toEqual({ x: 3.5, y: 4.12 });
    expect(seenAt(layout, 'm1', 'd5')).toEqual({ x: 3.5, y: 4.5 });
  });

  it('knows which floor lies behind the top of the table', () => {
    const at = (name: string): { x: number; y: number } => layout.spots.get(name) ?? { x: 0, y: 0 };
    expect(['c2', 'd2', 'e2'].map((name) => hiddenBy(layout, at(name)))).toEqual([HEIGHT, HEIGHT, HEIGHT]);
    expect(['b2', 'f2', 'd1', 'd5', 'b3'].map((name) => hiddenBy(layout, at(name)))).toEqual([0, 0, 0, 0, 0]);
  });
});
