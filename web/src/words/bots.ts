/** Who the bots are, and what they have to say about a game, in English. */
import { list, who, whom, type Person } from './grammar';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const percent = (n: number): string => `${n}%`;
const share = (chance: number): string => percent(Math.round(chance * 100));

const LINES = [
  'A baby mouse. Sees what is under its nose, forgets the rest.',
  'A plump, cheerful mouse. Plays along nicely and misses a trick now and then.',
  'A curious kitten. Looks ahead, but not always at the right thing.',
  'A sly ginger cat. Remembers your cards and waits for a mistake.',
  'A wise old rat. Has thought of it already.',
];

export const bots = {
  kind: 'Bot',
  heading: 'The bots',
  /** A second bot of one name gets a number. */
  name: (name: string, which: number): string => `${capital(name)}${which > 1 ? ` ${which}` : ''}`,
  level: (level: number): string => `level ${level} of ${LINES.length}`,
  line: (level: number | null): string => LINES[(level ?? 0) - 1] ?? 'A guest of this house.',
  against: (name: string): string => `Against ${name}`,
  replaced: (failed: string, person: Person): string =>
    `${capital(failed)} is out of order. ${who(person)} plays on instead.`,

  pace: {
    label: 'How fast bots play',
    choices: { calm: 'Calm', usual: 'Usual', brisk: 'Brisk' },
  },

  hint: {
    ask: 'What would you play?',
    short: 'Hint',
    heading: 'I would play',
    thinking: 'Thinking it over…',
    close: 'Close the hint',
    told: (move: string, chance: number, why: string[]): string =>
      [`I would play ${move}: ${share(chance)} chance of winning.`, ...why].join(' '),
    key: '?',
    keyDoes: 'ask for a hint, in games against bots',
    chance: share,
    chanceHeard: (chance: number): string => `${share(chance)} chance of winning`,
    proven: 'Worked out to the very end.',
    move: (move: string): string => capital(move),
    why: (clause: string): string => `${capital(clause)}.`,
    tryIt: 'It is marked on the table. Play it, or something else.',
  },

  chances: {
    label: 'Show everybody’s chances',
    heading: 'Chances of winning',
    thinking: 'Weighing the chances…',
    percent,
    each: (sides: { name: string; percent: number }[]): string =>
      `Chances of winning: ${list(sides.map(({ name, percent: n }) => `${name} ${percent(n)}`))}.`,
    onlyBots: 'Hints and chances are for games against bots: among people they would be whispering.',
  },

  lookBack: {
    open: 'Look back',
    heading: 'Looking back',
    close: 'Close',
    progress: (done: number, of: number): string => `${done} of ${of} moves`,
    working: 'Going through the game again…',
    chartHeard: (sides: string[], moves: number): string =>
      `A chart of the chances of ${list(sides)} over ${moves} moves. The table below has the same in figures.`,
    end: 'End',
    moveNumber: (n: number): string => `Move ${n}`,
    ready: (n: number): string => (n === 1 ? 'Ready: 1 turning point.' : `Ready: ${n} turning points.`),
    percent: share,
    turning: 'Turning points',
    noTurning: 'No single move decided this game.',
    turn: (number: number, person: Person, move: string, chance: number): string =>
      `Move ${number}: ${whom(person)} chose ${move} (${share(chance)})`,
    better: (move: string, chance: number, clauses: string[]): string =>
      `; ${move} was better (${share(chance)})${clauses.length ? `: it ${clauses.join('; ')}` : ''}.`,
    best: '. Nothing was better, and it turned the game.',
    table: 'All moves as a table',
    columns: { number: 'Move', who: 'Who', played: 'Played', better: 'Better' },
    none: '–',
    noneHeard: 'nothing better',
    result: 'Result',
  },
};
