/** Cheez-Tricks in words: trump, the cats and how near they are, the trick, the hand by variety, the points. */
import type { GameText, MoveSaid, Part } from '../../text/kit';
import { wordsOf, type Person } from '../../words';
import { asked } from './expected';
import { gaugeOf } from './gauges';
import { namedBy, valueOf, VARIETIES, varietyOf } from './view';
import type { CatSeen, View } from './wire';

const GAME = 'cheez-tricks';
const say = wordsOf(GAME);

function moves(view: View): MoveSaid[] {
  return view.legal.map((move) => {
    const variety = namedBy(move);
    const params = variety === null ? { card: move } : { variety };
    const kind = variety === null ? 'card' : 'trump';
    return {
      move,
      said: { code: `${GAME}.move-${kind}`, params },
      typed: [{ code: `${GAME}.text-typed-${kind}`, params }],
    };
  });
}

function catSaid(cat: CatSeen, view: View, people: Person[]): string {
  const gauge = gaugeOf(cat, view.number, view.numbers);
  const near = {
    kind: gauge.kind,
    now: gauge.kind === 'track' ? gauge.now : 0,
    counts: gauge.kind === 'seats' ? gauge.counts : [],
    taken: gauge.kind === 'card' && gauge.taken,
  };
  return say('cat-heard', { cat: cat.cat, seats: cat.caught, aside: view.aside > 0, ...near }, people);
}

function trick(view: View, people: Person[]): Part {
  const cards = view.trick.length ? view.trick : view.last;
  const lines = cards.map(({ seat, card }, at) => say('trick-card', { seat, card, led: at === 0 }, people));
  if (!view.trick.length && view.last.length) lines.unshift(say('trick-last', { seat: view.leader }, people));
  if (!view.trick.length && view.result === null && !view.naming)
    lines.push(say('text-trick-empty', { seat: view.leader }, people));
  return { key: 'trick', heading: say('trick'), lines };
}

function hand({ hand, trump, follow, turn, seat }: View): Part[] {
  if (!hand) return [];
  const lines = VARIETIES.flatMap((variety) => {
    const values = hand.filter((card) => varietyOf(card) === variety).map(valueOf);
    return values.length ? [say('text-hand-of', { variety, trump: trump === variety, values })] : [];
  });
  if (!lines.length) lines.push(say('text-hand-empty'));
  if (follow !== null && turn === seat) lines.push(say('must-follow', { variety: follow }));
  return [{ key: 'hand', heading: say('hand'), lines }];
}

function people(view: View, sitting: Person[]): Part {
  const lines = view.hands.map((cards, seat) => {
    const caught = view.cats.filter(({ caught }) => caught.includes(seat)).map(({ cat }) => cat);
    const known = { lacks: view.lacks?.[seat] ?? [], open: view.open?.[seat] ?? [] };
    const counted = { cards, tricks: view.tricks[seat] ?? 0, points: view.totals[seat] ?? 0 };
    return say('text-seat', { seat, cats: caught, ...known, ...counted }, sitting);
  });
  return { key: 'people', heading: say('scores'), lines };
}

function sheet(view: View, sitting: Person[]): Part[] {
  if (!view.sheet.length) return [];
  const rows = view.sheet.map(({ points, tricks, each }, round) => ({
    head: say('sheet-tab', { round: round + 1 }),
    cells: points.map((scored, seat) =>
      say('text-score-of', { points: scored, tricks: tricks[seat] ?? 0, each: each[seat] ?? 0 }),
    ),
  }));
  const totals = view.totals.map((points) => say('text-score-of', { points, tricks: 0, each: null }));
  return [
    {
      key: 'sheet',
      heading: say('sheet'),
      lines: [],
      grid: {
        corner: say('sheet-tabs'),
        columns: sitting.map(({ name }) => name),
        rows: [...rows, { head: say('sheet-total'), cells: totals }],
      },
    },
  ];
}

const text: GameText<View> = {
  describe: (view, sitting) => [
    {
      key: 'round',
      heading: say('round-of', view),
      lines: [say('trick-of', view), view.trump ? say('trump-is', { trump: view.trump }) : say('trump-open')],
    },
    { key: 'cats', heading: say('cats'), lines: view.cats.map((cat) => catSaid(cat, view, sitting)) },
    trick(view, sitting),
    ...hand(view),
    people(view, sitting),
    ...sheet(view, sitting),
  ],
  moves,
  asked: (view, sitting) =>
    view.naming ? say('naming-status', { seat: view.turn, tied_seats: view.tied }, sitting) : asked(view),
};

export default text;
