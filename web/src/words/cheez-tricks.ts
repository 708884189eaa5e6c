/** The words of Cheez-Tricks, in English. */
import { list, number, who, whom, type Person } from './grammar';

const VARIETIES: Record<string, string> = { S: 'Swiss', R: 'Roquefort', P: 'Parmesan', B: 'Brie' };
export const variety = (letter: string): string => VARIETIES[letter] ?? letter;
/** `P7` is Parmesan 7. */
export const card = (name: string): string => `${variety(name.charAt(0))} ${name.slice(1)}`;

const is = (person: Person): string => (person.you ? 'are' : 'is');
const does = (person: Person, verb: string): string => `${who(person)} ${verb}${person.you ? '' : 's'}`;
export const tricks = (n: number): string => number(n, 'trick', 'tricks');
export const points = (n: number): string => number(n, 'point', 'points');

/** What a cat counts: `8` eights, `B` Brie, `tricks`. */
const counted = (what: string): string =>
  what === 'tricks' ? 'tricks' : what in VARIETIES ? variety(what) : `${what}s`;

const split = (cat: string): [breed: string, what: string] => {
  const [breed = '', what = ''] = cat.split('-');
  return [breed, what];
};

/** Whom a cat catches, as short as it can be said. */
export function condition(cat: string): string {
  const [breed, what] = split(cat);
  switch (breed) {
    case 'black':
      return `Wins trick ${what}`;
    case 'white':
      return `First to ${what} tricks`;
    case 'siamese':
      return `Takes ${card(what)}`;
    case 'grey':
      return `Most ${counted(what)}`;
    case 'ginger':
      return `Fewest ${counted(what)}`;
    default:
      return `Exactly ${tricks(Number(what))}`;
  }
}

function explained(cat: string): string {
  const [breed, what] = split(cat);
  switch (breed) {
    case 'black':
      return `The black cat catches whoever wins trick ${what}, at once.`;
    case 'white':
      return `The white cat catches the first to win ${what} tricks, at once.`;
    case 'siamese':
      return `The Siamese catches whoever takes ${card(what)}, at once.`;
    case 'grey':
      return `The grey cat catches whoever took the most ${counted(what)}, when the round ends.`;
    case 'ginger':
      return `The ginger cat catches whoever took the fewest ${counted(what)}, when the round ends. None is fewest.`;
    default:
      return `The tuxedo cat catches whoever took exactly ${tricks(Number(what))}, when the round ends.`;
  }
}

const BREEDS: Record<string, string> = {
  black: 'Black',
  white: 'White',
  siamese: 'Siamese',
  grey: 'Grey',
  ginger: 'Ginger',
  tuxedo: 'Tuxedo',
};
const breed = (cat: string): string => BREEDS[split(cat)[0]] ?? cat;
export const theCat = (cat: string): string => {
  const [kind] = split(cat);
  return kind === 'siamese' ? 'Siamese' : `${kind} cat`;
};

export const uncapped = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A hand by variety: `Swiss 1 4, Brie 7`. */
const cards = (names: string[]): string =>
  list(
    Object.keys(VARIETIES).flatMap((letter) => {
      const values = names.filter((name) => name.startsWith(letter)).map((name) => name.slice(1));
      return values.length ? [`${variety(letter)} ${values.join(' ')}`] : [];
    }),
  );

/** Said under every score sheet and in the rules. */
const PER_TRICK = 'A trick scores 2 points; caught by one cat 1, by two 0, by all three 3.';

const each = (people: Person[], numbers: number[]): string =>
  people.map((person, seat) => `${whom(person)} ${numbers[seat] ?? 0}`).join(', ');

export const cheezTricks = {
  name: 'Cheez-Tricks',
  line: 'Win tricks, dodge three cats. Or be caught by all three of them.',
  cover: 'Six cats around a table at night, all looking at four cards of cheese.',
  options: {
    level: {
      label: 'The cats',
      choices: {
        house: 'House cats: cards that matter stay open',
        wild: 'Wild cats: all cats, won cards face down',
      } as Record<string, string>,
    },
    first: { label: 'Who begins', choices: {} as Record<string, string> },
  } as Record<string, { label: string; choices: Record<string, string> }>,
  begins: (seat: number): string => (seat === 0 ? 'You begin' : `Seat ${seat + 1} begins`),

  variety,
  card,
  hand: 'Your hand',
  emptyHand: 'No cards to see: you are watching.',
  cardInHand: (name: string, trump: boolean): string => `${card(name)}${trump ? ', trump' : ''}`,
  notNow: (name: string, why: string): string => `${name}. ${why}`,
  mustFollow: (led: string): string => `You hold ${variety(led)}, so you must follow.`,
  notYourTurn: (person: Person): string => `Not yet: ${whom(person)} ${is(person)} to play.`,

  leadAny: 'Your turn: lead any card.',
  follow: (led: string): string => `Your turn: follow with ${variety(led)}.`,
  cannotFollow: (led: string): string => `Your turn: you have no ${variety(led)}, play any card.`,
  playChosen: (name: string): string => `Tap again to play ${card(name)}.`,
  playHere: (name: string): string => `Play ${card(name)}`,
  dropHere: 'Play here',

  table: 'The trick',
  led: (letter: string): string => `${variety(letter)} led`,
  takes: 'takes it',
  playedBy: (person: Person, name: string, led: boolean): string =>
    `${card(name)}, ${led ? 'led' : 'played'} by ${whom(person)}`,
  toPlay: (person: Person): string => (person.you ? 'Your card' : person.name),
  leads: (person: Person): string => (person.you ? 'You lead' : `${person.name} leads`),
  lastTrick: (person: Person): string => `Last trick: ${whom(person)} took it`,
  trump: 'Trump',
  trumpIs: (letter: string): string => `Trump is ${variety(letter)}, ${letter}`,
  trumpOpen: 'Trump not named',
  noTrumpYet: 'to be named',
  round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  trick: (trick: number, of: number): string => `Trick ${trick} of ${of}`,
  aside: (n: number): string => `${n} cards set aside unseen`,

  naming: {
    heading: 'Name the trump',
    lead: 'You have the fewest points, so you choose. Its cards beat every other variety this round.',
    yours: 'Your turn: name the trump.',
    button: (letter: string): string => variety(letter),
    heard: (letter: string, n: number): string => `Make ${variety(letter)} trump; you hold ${n}`,
    held: (n: number): string => `${n} in hand`,
    theirs: (person: Person): string => `${who(person)} ${is(person)} naming the trump.`,
  },

  cats: 'The cats of this round',
  breed,
  condition,
  explained,
  nowTrick: (n: number): string => `now trick ${n}`,
  trackHeard: (target: string, now: number): string => `Trick ${target}: now trick ${now}.`,
  countsHeard: (cat: string, people: Person[], counts: number[]): string =>
    `${condition(cat)}: ${each(people, counts)}.`,
  notTaken: 'not taken yet',
  notTakenAside: 'not taken, or set aside',
  taken: 'taken',
  hidden: 'face down: remember',
  hiddenHeard: 'Hidden: won cards lie face down.',
  catCaught: (people: Person[]): string => `caught ${list(people.map(whom))}`,
  short: { you: 'You' },

  seat: {
    cards: (n: number): string => number(n, 'card', 'cards'),
    tricks,
    points,
    caught: (cats: string[]): string => `caught by the ${list(cats.map(theCat))}`,
    lacks: (letters: string[]): string => `lacks ${list(letters.map(variety))}`,
    open: (names: string[]): string => `won ${cards(names)}`,
    lacksShort: 'no',
  },

  sheet: {
    button: 'Scores',
    heading: 'Score sheet',
    round: (round: number): string => `Round ${round}`,
    tabs: 'Round',
    all: 'Total',
    ofRound: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
    player: 'Player',
    tricks: 'Tricks',
    cats: 'Caught by',
    each: 'Each',
    eachHeard: 'Points for each trick',
    points: 'Points',
    total: 'Total',
    none: 'nobody',
    noEach: '–',
    noEachHeard: 'no tricks',
    times: (n: number): string => `× ${n}`,
    equals: (n: number): string => `= ${n}`,
    /** The breed says which cat it was, unless two of a breed were about. */
    cat: (cat: string, twice: boolean): string => {
      const [kind, what] = split(cat);
      return twice ? `${kind} ${what}` : kind;
    },
    caughtNobody: 'caught nobody',
    key: PER_TRICK,
    next: (round: number): string => `On to round ${round}`,
    result: 'See who won',
    close: 'Back to the table',
    winnerMark: 'winner',
  },

  result: {
    points: (winner: Person, scored: number, others: number[]): string =>
      `${does(winner, 'win')}, ${points(scored)} to ${list(others.map(String))}!`,
    round: (winner: Person, scored: number, best: number): string =>
      `Level on ${points(scored)}: ${whom(winner)} ${winner.you ? 'win' : 'wins'} with the best single round, ${best}!`,
    shared: (winners: Person[], scored: number): string =>
      `${list(winners.map((one, i) => (i === 0 ? who(one) : whom(one))))} share the win: ${points(scored)} each, and their best rounds are level too!`,
  },

  said: {
    round: (round: number, first: Person): string => `Round ${round}. ${does(first, 'lead')} the first trick.`,
    deal: (person: Person, count: number, names: string[] | null): string =>
      `${who(person)} ${is(person)} dealt ${names ? cards(names) : number(count, 'card', 'cards')}.`,
    aside: (n: number): string => `${number(n, 'card is', 'cards are')} set aside unseen.`,
    cats: (names: string[]): string =>
      `The cats of this round: ${names.map((cat) => `${theCat(cat)}, ${uncapped(condition(cat))}`).join('; ')}.`,
    trumpDrawn: (letter: string): string => `${variety(letter)} is drawn as trump.`,
    trumpNamed: (person: Person, letter: string): string => `${does(person, 'make')} ${variety(letter)} trump.`,
    move: (person: Person, name: string): string => `${does(person, 'play')} ${card(name)}.`,
    trick: (person: Person, n: number): string => `${does(person, 'take')} trick ${n}.`,
    caught: (person: Person, cat: string): string =>
      `The ${theCat(cat)} catches ${whom(person)}: ${uncapped(condition(cat))}.`,
    score: (round: number, people: Person[], scored: number[]): string =>
      `Round ${round} is scored: ${each(people, scored)}.`,
    end: (people: Person[], totals: number[]): string => `The game is over: ${each(people, totals)}.`,
  },

  rules: [
    'One card each to a trick. Follow the variety led if you hold it; if not, play anything.',
    'The highest trump takes the trick; without trump, the highest card of the variety led. The winner leads on.',
    'Black, white and Siamese cats catch at once; grey, ginger and tuxedo when the round ends, ties included.',
    PER_TRICK,
    'Trump is drawn in round 1; later whoever has the fewest points names it.',
    'Most points win; level, the best single round; still level, you share.',
  ],
  unsure: [
    'Which cats are in the deck is our reckoning: the box says how many, and every cat that the rulebook shows is among them.',
    'Which cats the house level leaves out, who names trump when several have the fewest points, and that a grey cat catches nobody for a most of none are our rulings.',
  ],
  keys: [
    ['← →', 'move along your hand'],
    ['Enter', 'play the card'],
    ['S R P B', 'go to that variety, in your hand or when naming trump'],
    ['Esc', 'put the card back'],
  ] as [string, string][],
};
