/** Chop! Chop! in words: the kitchen as a table, who is where and in what danger, the tiles, and each move. */
import { percentOf } from '../../table/chances';
import type { GameText, MoveSaid, Part } from '../../text/kit';
import type { Said } from '../../wire';
import { wordsOf, type Person } from '../../words';
import { mustPass } from './choosing';
import { asked } from './prompts';
import { CAT, mouseName, PASS, readMove, type Place } from './view';
import type { View } from './wire';

const GAME = 'chop-chop';
const say = wordsOf(GAME);
const named = (code: string, params: object = {}): Said => ({ code: `${GAME}.${code}`, params: { ...params } });

function moves(view: View): MoveSaid[] {
  return view.legal.map((move) => {
    const { piece, to } = readMove(move);
    if (move === PASS) return { move, said: named('move-pass'), typed: [named('text-typed-pass')] };
    if (piece === 'place' || piece === 'fork')
      return { move, said: named(`text-${piece}`, { to }), typed: [named(`text-typed-${piece}`, { to })] };
    const risk = view.risks[move];
    const params = {
      piece,
      to,
      found: foundAt(view, to),
      side: view.side,
      mice: view.catches[move] ?? [],
      percent: risk ? percentOf(risk) : null,
    };
    return { move, said: named('text-move', params), typed: [named('text-typed', { piece, to })] };
  });
}

function foundAt({ cheese, down, kitchen }: View, at: Place): string {
  if (cheese.includes(at)) return 'cheese';
  if (kitchen.table.includes(at)) return 'table';
  return down.includes(at) ? 'tile' : 'nothing';
}

function kitchenSeen(view: View): Part {
  const { kitchen, mice, cat, down, cheese } = view;
  const columns = [...kitchen.columns];
  const cell = (at: Place): string | null => {
    const on = (what: string, hole: string | null = null): string => say('text-on', { what, hole });
    const hole = Object.entries(kitchen.holes).find(([, front]) => front === at)?.[0];
    const found = [
      ...(cat === at ? [say('side', { value: CAT })] : []),
      ...mice.flatMap((place, i) => (place === at ? [say('mouse', { value: i + 1 })] : [])),
      ...(cheese.includes(at) ? [on('cheese')] : []),
      ...(down.includes(at) ? [on('tile')] : []),
      ...(kitchen.legs.includes(at) ? [on('leg')] : kitchen.table.includes(at) ? [on('table')] : []),
      ...(hole ? [on('doorstep', hole)] : []),
    ];
    return found.length ? say('text-cell', { found }) : null;
  };
  const rows = Array.from({ length: kitchen.rows }, (_, row) => String(row + 1));
  return {
    key: 'kitchen',
    heading: say('kitchen'),
    lines: [],
    grid: {
      corner: say('text-corner'),
      columns,
      rows: rows.map((row) => ({ head: row, cells: columns.map((column) => cell(`${column}${row}`)) })),
    },
  };
}

function pieces(view: View): Part {
  const { kitchen, mice, cat, danger } = view;
  const onTable = (at: Place | null): boolean => at !== null && kitchen.table.includes(at);
  const told = mice.map((at, i) => {
    const share = danger[i] ?? 0;
    const params = { mouse: i + 1, at, under: onTable(at), percent: percentOf(share) };
    return say(at !== null && share > 0 ? 'text-danger' : 'mouse-at', params);
  });
  const cats = cat === null ? say('text-cat-waits') : say('cat-at', { at: cat, on_table: onTable(cat) });
  return { key: 'pieces', heading: say('text-pieces'), lines: [cats, ...told] };
}

function holes({ kitchen, mice, open }: View): Part {
  const lines = Object.keys(kitchen.holes).map((hole, i) => {
    const inside = mice.indexOf(hole);
    return say('text-hole', { hole, open: open[i] ?? false, mouse: inside < 0 ? null : inside + 1 });
  });
  return { key: 'holes', heading: say('text-holes'), lines };
}

function tiles({ stash, all_cheese: all, left }: View): Part {
  const kinds = Object.entries(left).flatMap(([tile, count]) => (count ? [say('text-left-of', { tile, count })] : []));
  return {
    key: 'tiles',
    heading: say('text-tiles'),
    lines: [say('stash', { stash, all }), ...(kinds.length ? [say('text-left', { kinds })] : [])],
  };
}

/** Where several share the mice, whose turn with them is next. */
function people(view: View, sitting: Person[]): Part[] {
  if (view.mouse_seats.length < 2 || view.result) return [];
  const lines = sitting.map((_, seat) =>
    say(
      'text-side',
      { seat, side: seat === view.cat_seat ? CAT : 'mice', next: seat === view.next_mouse_seat },
      sitting,
    ),
  );
  return [{ key: 'people', heading: say('seats'), lines }];
}

const text: GameText<View> = {
  describe: (view, sitting) => [kitchenSeen(view), pieces(view), holes(view), tiles(view), ...people(view, sitting)],
  moves,
  asked: (view, sitting) => {
    if (mustPass(view)) return asked(view, sitting, null, false);
    const { side, steps, bound: mouse, mover: piece, waits_for: wants } = view;
    return say('text-asked', { wants, side, steps, mouse, piece: piece ?? mouseName(1) });
  },
};

export default text;
