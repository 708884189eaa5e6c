/** Chop! Chop!, in English. */
import { list, number, who, whom, type Person } from './grammar';

const HOLES: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const place = (name: string): string => (HOLES[name] ? `the ${HOLES[name]} hole` : name);
const COUNTING = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
export const steps = (n: number): string => `${COUNTING[n] ?? n} ${n === 1 ? 'step' : 'steps'}`;
export const mouse = (n: number): string => `mouse ${n}`;
/** `m2` or `cat`. */
export const piece = (name: string): string => (/^m\d/.test(name) ? mouse(Number(name.slice(1))) : `the ${name}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const verb = (person: Person, you: string, other: string): string => `${who(person)} ${person.you ? you : other}`;
const cheeses = (n: number): string => number(n, 'cheese', 'cheeses');

type Side = 'mice' | 'cat';
const theSide = (side: Side): string => `the ${side}`;
const other = (side: Side): Side => (side === 'mice' ? 'cat' : 'mice');

export interface Found {
  tile: string;
  effect: string;
  side: Side;
  piece: string;
  lostRoll: boolean;
}

const TILE_NAMES: Record<string, string> = {
  cheese: 'cheese',
  broken: 'broken crockery',
  '+1': 'plus one',
  '+2': 'plus two',
  arrow: 'an arrow',
  fork: 'a fork',
  knife: 'a knife',
};

/** What a tile has done, at length: for whoever meets it for the first time. */
function atLength({ tile, effect, side, piece: found, lostRoll }: Found): string {
  const finder = capital(piece(found));
  const more = tile === '+1' ? 'one more step' : 'two more steps';
  switch (effect) {
    case 'taken':
      return 'The mice take it at once. They need every cheese in the kitchen.';
    case 'uncovered':
      return 'The cat does not eat cheese. It stays there face up: a mouse may fetch it, the cat may not walk over it.';
    case 'moves':
      return tile === 'arrow'
        ? `${finder} may fly to any free square of the kitchen, whatever lies between.`
        : `${finder} must go on ${more}, not back to this square. The new square counts in full.`;
    case 'stuck':
      return `${finder} should go on but has nowhere to go, and stays.`;
    case 'chooses':
      return 'The mice take one cheese that lies face up, wherever it is, unless the cat sits on it.';
    case 'handed':
      return `The turn is over at once, and ${theSide(other(side))} ${side === 'cat' ? 'play' : 'plays'} two turns in a row.${
        lostRoll ? ' The second roll is lost.' : ''
      }`;
    default:
      if (tile === 'fork')
        return side === 'cat' ? 'A cat has no use for a fork.' : 'No cheese lies face up, so there is nothing to take.';
      return 'Nothing happens. Mind the shards.';
  }
}

function inBrief({ tile, effect, side, piece: found, lostRoll }: Found): string {
  const finder = capital(piece(found));
  switch (effect) {
    case 'taken':
      return 'One more for the mice.';
    case 'uncovered':
      return 'It stays face up.';
    case 'moves':
      return tile === 'arrow' ? `${finder} flies on.` : `${finder} goes on.`;
    case 'stuck':
      return `${finder} cannot go on.`;
    case 'chooses':
      return 'The mice take a cheese that lies face up.';
    case 'handed':
      return `Two turns in a row for ${theSide(other(side))}.${lostRoll ? ' The second roll is lost.' : ''}`;
    default:
      return 'Nothing happens.';
  }
}

export const chopChop = {
  name: 'Chop! Chop!',
  line: 'Four mice, ten cheeses, one cat. Roll, dash under the table and be home before the paw comes down.',
  cover: 'A kitchen at night: a cat’s paw comes down from the table while mice dash for their hole with cheese.',
  options: {
    cat: { label: 'The cat', choices: {} as Record<string, string> },
    first: { label: 'First mouse', choices: {} as Record<string, string> },
    tiles: {
      label: 'Tiles',
      choices: { standard: 'As in the box', lively: 'Lively: fewer shards' } as Record<string, string>,
    },
  } as Record<string, { label: string; choices: Record<string, string> }>,
  seat: (seat: number): string => `Seat ${seat + 1}`,
  roles: {
    asCat: 'the cat',
    asMice: 'the mice',
    mice: { label: 'Be the mice', line: 'All four are yours. Gather the cheese and get one home.' },
    cat: { label: 'Be the cat', line: 'Alone against all mice. Catch the four of them.' },
    share: { label: 'Share the mice', line: 'You and others take turns with the mice.' },
  },

  place,
  piece,
  kitchen: 'The kitchen',
  roster: 'The mice',
  tile: (kind: string): string => TILE_NAMES[kind] ?? kind,
  features: ['scarf', 'bow', 'hat', 'stripes'],

  stash: (n: number, of: number): string => `${n} of ${of} cheeses`,
  miceLeft: (n: number): string => `${number(n, 'mouse', 'mice')} left`,
  holesOpen: (n: number, of: number): string => `${n}/${of} holes open`,
  danger: 'Danger',
  dangerOf: (share: number): string => `${Math.round(share * 100)}%`,
  dangerWhy: 'How likely the cat’s next roll takes it there.',

  mouseAt: (n: number, feature: string, at: string | null): string =>
    at === null ? `Mouse ${n}, with ${feature}: caught` : `Mouse ${n}, with ${feature}, at ${place(at)}`,
  mouseUnder: (n: number, feature: string, at: string): string =>
    `Mouse ${n}, with ${feature}, under the table at ${at}`,
  catAt: (at: string, onTable: boolean): string => (onTable ? `The cat, on the table at ${at}` : `The cat, at ${at}`),
  canMove: 'can move',
  cannotMove: 'cannot move now',
  caught: 'caught',
  hole: (name: string, open: boolean): string => `${capital(place(name))}, ${open ? 'open' : 'closed'}`,
  cheeseAt: (at: string): string => `Cheese at ${at}`,
  die: (side: Side, face: number): string => `Die of the ${side}: ${face}`,
  dieWaits: (side: Side): string => `Die of the ${side}`,

  lit: {
    place: (at: string): string => `put the cat on ${at}`,
    move: (who: string, at: string, n: number | null): string =>
      `move ${piece(who)} to ${place(at)}${n === null ? '' : `, ${steps(n)}`}`,
    fly: (who: string, at: string): string => `fly ${piece(who)} to ${place(at)}`,
    fork: (at: string): string => `take the cheese at ${at}`,
    catches: (mice: number[]): string => `, catching ${list(mice.map(mouse))}`,
    danger: (share: number): string => `, danger ${Math.round(share * 100)}%`,
  },

  ask: {
    place: 'Put the cat on a square of the table.',
    chooseMouse: (n: number): string => `You rolled ${n}. Choose a mouse.`,
    chooseSquare: (who: string, n: number): string => `${capital(piece(who))}, ${steps(n)}: choose a lit square.`,
    extra: (who: string, n: number): string => `${capital(piece(who))} goes on, ${steps(n)}: choose a lit square.`,
    arrow: (who: string): string => `${capital(piece(who))} flies: choose any lit square.`,
    fork: 'Choose the cheese that the fork takes.',
    again: 'Tap it again, or use the button.',
    bound: (n: number, faces: number): string => `Second roll, ${faces}: it is mouse ${n} again.`,
    pass: (side: Side, n: number | null): string =>
      side === 'cat' ? `The cat cannot move ${steps(n ?? 0)}.` : `No mouse can move ${steps(n ?? 0)}.`,
    passBound: (n: number, faces: number): string =>
      `Mouse ${n} cannot move ${steps(faces)}, so the second roll is lost.`,
    passButton: 'Pass the turn',
    sending: 'On the way…',
    watching: (person: Person, side: Side): string => `${verb(person, 'move', 'moves')} ${theSide(side)}.`,
    theirs: {
      place: (person: Person): string => `${who(person)} looks for a place for the cat.`,
      move: (person: Person, side: Side, n: number): string => `${who(person)} moves ${theSide(side)}, ${steps(n)}.`,
      extra: (person: Person, found: string): string => `${who(person)} moves ${piece(found)} on.`,
      arrow: (person: Person, found: string): string => `${who(person)} lets ${piece(found)} fly.`,
      fork: (person: Person): string => `${who(person)} chooses a cheese.`,
    },
  },

  confirm: {
    place: (at: string): string => `Put it on ${at}`,
    move: (who: string, at: string): string => `Move ${piece(who)} to ${place(at)}`,
    fork: (at: string): string => `Take the cheese at ${at}`,
    back: 'Another',
  },

  note: {
    tile: (kind: string): string => capital(TILE_NAMES[kind] ?? kind),
    atLength,
    inBrief,
    caughtHead: (n: number): string => `Mouse ${n} is caught`,
    caught: (left: number): string =>
      left === 0 ? 'No mouse is left.' : `${number(left, 'mouse is', 'mice are')} left.`,
    passHead: 'No way to go',
    pass: (person: Person): string => `${verb(person, 'pass', 'passes')} this turn.`,
    doubleHead: 'Two turns in a row',
    double: (person: Person, side: Side): string =>
      side === 'mice'
        ? `${verb(person, 'roll', 'rolls')} twice. Both rolls move the same mouse.`
        : `${verb(person, 'roll', 'rolls')} twice for the cat.`,
    secondHead: 'The second turn',
    second: (n: number | null, person: Person): string =>
      n === null ? `${verb(person, 'roll', 'rolls')} again.` : `Mouse ${n} has to move again.`,
    startHead: 'The kitchen is dark',
    startMice: (cheese: number): string =>
      `Find all ${cheese} cheeses, leave all four holes once, then bring one mouse home.`,
    startCat: 'Catch all four mice. On the floor they are yours; under the table and in the holes they are not.',
  },

  said: {
    roll: (person: Person, side: Side, n: number, more: boolean): string =>
      `${verb(person, 'roll', 'rolls')} ${n} for ${theSide(side)}${more ? ', and has a second roll after this' : ''}.`,
    place: (person: Person, at: string): string => `${verb(person, 'put', 'puts')} the cat on the table at ${at}.`,
    move: (person: Person, moved: string, to: string, took: boolean): string =>
      `${verb(person, 'move', 'moves')} ${piece(moved)} to ${place(to)}${took ? ` and ${person.you ? 'take' : 'takes'} the cheese there` : ''}.`,
    fork: (person: Person, at: string): string => `${verb(person, 'take', 'takes')} the cheese at ${at} with the fork.`,
    pass: (person: Person): string => `${verb(person, 'cannot move and pass', 'cannot move and passes')}.`,
    tile: (found: Found, at: string): string =>
      `${capital(piece(found.piece))} finds ${TILE_NAMES[found.tile] ?? found.tile} at ${at}. ${inBrief(found)}`,
    caught: (n: number): string => `The cat catches mouse ${n}.`,
    end: (side: Side): string =>
      side === 'cat' ? 'The cat has caught every mouse.' : 'All the cheese is home and a mouse is back in its hole.',
  },

  role: { cat: 'Cat', mice: 'Mice', next: 'next', nextHeard: 'moves the mice next' },

  end: {
    heading: 'The end',
    won: (winners: Person[], side: Side): string =>
      winners.length === 1 && winners[0]
        ? `${verb(winners[0], 'win', 'wins')} as the ${side}!`
        : `${capital(list(winners.map(whom)))} win as the ${side}!`,
    why: (side: Side, cheese: number, caught: number): string =>
      side === 'cat'
        ? `The cat has caught all ${COUNTING[caught] ?? caught} mice. They had ${cheeses(cheese)}.`
        : `All ${cheeses(cheese)} are home, every hole is open and a mouse got back in. The cat caught ${number(caught, 'mouse', 'mice')}.`,
  },

  rules: [
    'One side is the cat, the other the four mice; several players share the mice and take turns. Mice and cat alternate.',
    'Roll, then move one piece exactly that many steps, never diagonally and never back onto the square it started from. No piece passes another.',
    'Only mice go under the table and into holes; only the cat goes on top. The cat never walks over a cheese that lies face up.',
    'Where a move ends, the tile there is turned: cheese, broken crockery, one or two more steps, an arrow to fly, a fork to fetch a cheese, or a knife, which gives the others two turns.',
    'The cat catches a mouse by ending exactly on it, and wins with the fourth.',
    'The mice win when they hold every cheese, every hole has been left once, and a mouse then ends a move in a hole.',
    'The last mouse may not be shut in: while it sits in a hole, the cat may not stop in front of it.',
  ],
  unsure: [
    'Where the table, its legs and the holes are, and how many tiles there are of each kind but cheese, is our reckoning. The faces of the dice come from a review.',
    'Passing when nobody can move, what becomes of a second roll after a knife, and letting the last mouse out over cheese are our rulings.',
  ],
  keys: [
    ['1 – 4', 'choose a mouse'],
    ['← →', 'move along the mice'],
    ['← ↑ ↓ →', 'move between the lit squares'],
    ['Enter', 'choose, then move'],
    ['Esc', 'choose another mouse'],
  ] as [string, string][],
};
