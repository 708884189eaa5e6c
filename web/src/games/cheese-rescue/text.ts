/** Cheese Rescue in words: the square as a table, hands as lists, and each move by where it lies. */
import type { GameText, MoveSaid, Part } from '../../text/kit';
import type { Said } from '../../wire';
import { wordsOf, type Person } from '../../words';
import { cellName, cheeseValue, readMove, type Cell } from './view';
import type { Laid, View } from './wire';

const say = wordsOf('cheese-rescue');
const SIDES: [side: string, dx: number, dy: number][] = [
  ['left', 1, 0],
  ['right', -1, 0],
  ['above', 0, 1],
  ['below', 0, -1],
];

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Every card beside a cell, with the side of it on which the cell lies; those that there is only one of come first. */
function landmarks(view: View, [x, y]: Cell): { side: string; near: string; near_seat: number | null }[] {
  const alike = ({ card, owner }: Laid): number =>
    view.cells.filter((one) => one.card === card && one.owner === owner).length;
  return SIDES.flatMap(([side, dx, dy]) => {
    const laid = view.cells.find(({ cell }) => cell[0] === x + dx && cell[1] === y + dy);
    return laid ? [{ side, laid }] : [];
  })
    .sort((one, other) => alike(one.laid) - alike(other.laid))
    .map(({ side, laid }) => ({ side, near: laid.card, near_seat: laid.owner }));
}

function moves(view: View): MoveSaid[] {
  return view.legal.map((move) => {
    const { card, cell } = readMove(move);
    const beside = landmarks(view, cell);
    const first = beside[0] ?? { side: null, near: null, near_seat: null };
    const named = (code: string, params: object): Said => ({
      code: `cheese-rescue.${code}`,
      params: { card, cell, ...params },
    });
    return {
      move,
      said: named('text-move', first),
      typed: [named('text-typed', {}), ...beside.map((one) => named('text-typed-beside', one))],
    };
  });
}

function marksOf({ count }: View): Map<string, string> {
  const marks = [
    ['fled', count.fled],
    ['caught', count.caught],
    ['eaten', count.eaten],
  ] as const;
  return new Map(marks.flatMap(([mark, cells]) => cells.map((cell) => [cellName(cell), mark] as const)));
}

function square(view: View, people: Person[]): Part {
  const laid = new Map(view.cells.map((one) => [cellName(one.cell), one]));
  const free = new Set(view.legal.map((move) => cellName(readMove(move).cell)));
  const marks = marksOf(view);
  const [left, top, right, bottom] = bounds([...view.cells.map(({ cell }) => cell), ...view.legal.map(cellOf)]);
  const cell = (x: number, y: number): string | null => {
    const at = cellName([x, y]);
    const card = laid.get(at);
    if (!card) return free.has(at) ? say('text-cell-free') : null;
    const params = { card: card.card, owner_seat: card.owner, mark: marks.get(at) ?? null };
    return say('text-cell-laid', { ...params, gone: view.result !== null }, people);
  };
  const columns = upTo(left, right);
  return {
    key: 'square',
    heading: say('text-square'),
    lines: [say('text-square-size', { size: view.size }), ...(marks.size ? [say('text-marks')] : [])],
    grid: {
      corner: say('text-corner'),
      columns: columns.map(String),
      rows: upTo(top, bottom).map((y) => ({ head: String(y), cells: columns.map((x) => cell(x, y)) })),
    },
  };
}

const cellOf = (move: string): Cell => readMove(move).cell;

function bounds(cells: Cell[]): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  if (!cells.length) return [0, 0, 0, 0];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function describe(view: View, people: Person[]): Part[] {
  const hands = view.hands.map(({ cards, animals, cheese }, seat) => {
    const params = { seat, cards, animals, values: cheese.map(cheeseValue), points: view.count.points[seat] ?? 0 };
    return say('text-seat', params, people);
  });
  const counted = ['count-fled', 'count-caught', 'count-eaten', 'count-sum'];
  return [
    square(view, people),
    ...(view.hand
      ? [{ key: 'hand', heading: say('hand'), lines: view.hand.map((card) => say('card-in-hand', { card })) }]
      : []),
    { key: 'people', heading: say('ended-now'), lines: hands },
    ...(view.result
      ? [
          {
            key: 'count',
            heading: say('count'),
            lines: counted.map((code) => say(code, { count: view.count }, people)),
          },
        ]
      : [{ key: 'pile', heading: say('text-pile-heading'), lines: [say('text-pile', view)] }]),
  ];
}

const text: GameText<View> = {
  describe,
  moves,
  asked: (view) => say('text-asked', { cells: new Set(view.legal.map((move) => cellName(cellOf(move)))).size }),
};

export default text;
