/** Material for the game's catalogue; goes when that says all of it. */
import { list, number, who, whom, type Person } from './grammar';

const CARDS: Record<string, string> = {
  dog: 'dog',
  cat: 'cat',
  mouse: 'mouse',
  c1: 'cheese 1',
  c2: 'cheese 2',
  c3: 'cheese 3',
  start: 'start card',
};
const card = (name: string): string => CARDS[name] ?? name;
const aCard = (name: string): string => `a ${card(name)}`;
const at = (x: number, y: number): string => `column ${x}, row ${y}`;

export const cheeseRescue = {
  name: 'Cheese Rescue',
  line: 'Dogs scare cats, cats hunt mice, mice eat cheese. Save more of yours.',
  cover: 'A dog, a cat and a mouse around a cheese in a sunny kitchen.',
  options: {
    area: {
      label: 'The square',
      choices: { floating: 'Grows where you lay', centred: 'Start card in the middle' } as Record<string, string>,
    },
    first: { label: 'Who begins', choices: {} as Record<string, string> },
  } as Record<string, { label: string; choices: Record<string, string> }>,
  begins: (seat: number): string => (seat === 0 ? 'You begin' : `Seat ${seat + 1} begins`),
  card,
  board: 'The square',
  hand: 'Your hand',
  emptyHand: 'No cards to see: you are watching.',
  chooseCard: 'Your turn: choose a card.',
  layCard: (name: string): string => `Lay the ${card(name)} on a marked cell.`,
  cardInHand: (name: string): string => card(name),
  layAt: (name: string, x: number, y: number, beside: string[]): string =>
    `lay ${card(name)} at ${at(x, y)}${beside.length ? `, beside ${list(beside.map(card))}` : ''}`,
  freeAt: (x: number, y: number): string => `free cell at ${at(x, y)}: choose a card first`,
  laidAt: (name: string, x: number, y: number, owner: Person | null, mark: string): string =>
    `${card(name)}${owner ? ` of ${whom(owner)}` : ''} at ${at(x, y)}${mark ? `, ${mark}` : ''}`,
  lastLaid: 'just laid',
  pile: (n: number): string => `${n} in the pile`,
  laid: (laid: number, lays: number): string => `${laid} of ${lays} laid`,
  handOf: (cards: number, animals: number): string =>
    `${number(cards, 'card', 'cards')}, ${number(animals, 'animal', 'animals')}`,
  cheeseInHand: (values: number[]): string =>
    values.length ? `cheese in hand: ${values.join(', ')}` : 'no cheese in hand',
  soFar: (n: number): string => `${number(n, 'point', 'points')} so far`,
  scoreNow: (person: Person, n: number): string => `${who(person)}: ${number(n, 'point', 'points')} if it ended now.`,
  endedNow: 'If it ended now',
  marks: { fled: 'flees', caught: 'caught', eaten: 'eaten' },
  counted: { fled: 'fled', caught: 'caught', eaten: 'eaten' },

  deal: (person: Person, count: number, cards: string[] | null): string =>
    cards
      ? `${who(person)} ${person.you ? 'are' : 'is'} dealt ${list(cards.map(aCard))}.`
      : `${who(person)} ${person.you ? 'are' : 'is'} dealt ${number(count, 'animal', 'animals')}.`,
  move: (person: Person, name: string, x: number, y: number): string =>
    `${who(person)} ${person.you ? 'lay' : 'lays'} ${aCard(name)} at ${at(x, y)}.`,
  draw: (person: Person, name: string | null): string =>
    `${who(person)} ${person.you ? 'draw' : 'draws'} ${name ? aCard(name) : 'an animal'}.`,
  end: 'The square is full. Time to count.',

  count: {
    heading: 'The count',
    step: (step: number, of: number): string => `Step ${step} of ${of}`,
    next: 'Next',
    skip: 'Skip to the result',
    replay: 'Count again',
    fled: (n: number): string =>
      n === 0
        ? 'No cat sits beside a dog, so every cat stays.'
        : `${number(n, 'cat sits beside a dog and runs', 'cats sit beside a dog and run')} away.`,
    caught: (n: number): string =>
      n === 0
        ? 'No mouse sits beside a cat that stayed. All the mice are safe.'
        : `${number(n, 'mouse sits beside a cat that stayed and is', 'mice sit beside a cat that stayed and are')} caught.`,
    eaten: (n: number, losses: { person: Person; points: number }[]): string =>
      n === 0
        ? 'No cheese lies beside a mouse that is left. Nothing is eaten.'
        : `${number(n, 'cheese lies beside a mouse that is left and is', 'cheeses lie beside a mouse that is left and are')} eaten. ${losses
            .map(({ person, points }) => `${who(person)} ${person.you ? 'lose' : 'loses'} ${points}`)
            .join(', ')}.`,
    sum: (scores: { person: Person; points: number; cheeses: number }[]): string =>
      `Still on the table: ${scores
        .map(
          ({ person, points, cheeses }) =>
            `${whom(person)} ${number(points, 'point', 'points')} in ${number(cheeses, 'cheese', 'cheeses')}`,
        )
        .join(', ')}.`,
    won: (winner: Person, points: number, others: number[]): string =>
      `${who(winner)} ${winner.you ? 'win' : 'wins'}, ${number(points, 'point', 'points')} to ${list(others.map(String))}!`,
    wonByCheeses: (winner: Person, points: number, cheeses: number): string =>
      `Level on ${number(points, 'point', 'points')}: ${whom(winner)} ${winner.you ? 'win' : 'wins'} with more cheese cards left, ${cheeses}!`,
    shared: (winners: Person[], points: number, cheeses: number): string =>
      `${list(winners.map((w, i) => (i === 0 ? who(w) : whom(w))))} share the win: ${number(points, 'point', 'points')} and ${number(cheeses, 'cheese card', 'cheese cards')} each!`,
    scores: 'Scores',
    playerColumn: 'Player',
    pointsColumn: 'Points',
    cheeseColumn: 'Cheeses left',
    winnerMark: 'winner',
  },

  rules: [
    'On your turn lay one card, any kind, beside a card that already lies. Then you draw an animal while there are any.',
    'All cards must fit in one square. It is not fixed at first: it settles as cards are laid.',
    'When the square is full, cats beside a dog run away. Then mice beside a cat that stayed are caught. Then cheese beside a mouse that is left is eaten.',
    'Beside means sharing a side, never a corner.',
    'The cheese of yours that still lies scores its numbers. Most points win; level, most cheese cards; still level, you share the win.',
  ],
  unsure: [
    'How many animals of each kind there are is our reckoning: the box only says how many in all.',
    'What the cheeses of a set are worth comes from reviews.',
    'That the square may lie wherever the cards fit, and that the start card counts for nothing, are our rulings.',
  ],
  keys: [
    ['← →', 'move along your hand'],
    ['Enter', 'choose the card, then lay it'],
    ['← ↑ ↓ →', 'move between the marked cells'],
    ['Esc', 'put the card back'],
  ] as [string, string][],
};
