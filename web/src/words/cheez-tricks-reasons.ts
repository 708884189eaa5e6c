/** Why a card or a trump in Cheez-Tricks may be good, in English: what the move does, for whoever makes it. */
import type { CheezTricksReason } from '../games/cheez-tricks/reasons';
import { card, condition, points, theCat, tricks, uncapped, variety } from './cheez-tricks';
import { whom, whose, type ReasonWords } from './grammar';

const what = (cat: string): string => cat.slice(cat.indexOf('-') + 1);
const the = (cat: string): string => `the ${theCat(cat)}`;
/** `the grey cat (most 8s)`. */
const explained = (cat: string): string => `${the(cat)} (${uncapped(condition(cat))})`;
const THREE = 'three cats make 3 points a trick';

export const cheezTricksReasons: ReasonWords<CheezTricksReason> = {
  only: () => 'is the only move',
  wins: ({ points: n }) => `surely wins the trick, ${points(n)} as things stand`,
  trumps: ({ points: n }) => `trumps and surely wins the trick, ${points(n)} as things stand`,
  denies: (_given, mover) => `takes a trick that is worth nothing to ${whom(mover)} but would be to others`,
  holds: ({ left }) => `beats all that lies there, with ${left} still to play`,
  cheapest: () => 'wins no more dearly than it must',
  ducks: () => 'leaves the trick to somebody else',
  yields: (_given, _mover, rival) => `leaves the trick to ${whom(rival)}`,
  escapes: ({ cat }, mover) => `keeps ${whom(mover)} from ${explained(cat)}`,
  hands: ({ cat }, _mover, rival) => `hands ${whom(rival)} ${explained(cat)}`,
  offers: ({ cat }, _mover, rival) => `may hand ${whom(rival)} ${explained(cat)}`,
  passes: ({ cat }, _mover, rival) => `gives ${whom(rival)} ${card(what(cat))}, and ${the(cat)} with it`,
  drops: ({ cat }) => `gives ${card(what(cat))} away, and ${the(cat)} with it`,
  third: ({ cat }, mover) => `gets ${whom(mover)} ${the(cat)} too: ${THREE}`,
  hopes: ({ cat }, mover) => `may get ${whom(mover)} ${the(cat)} too: ${THREE}`,
  courts: ({ cat }, mover) => `woos ${the(cat)} as ${whose(mover)} third: ${THREE}`,
  sheds: ({ cat }) => `gives away a card that counts for ${explained(cat)}`,
  leaves: ({ cat }) => `leaves others what counts for ${explained(cat)}`,
  collects: ({ cat }, mover) => `adds to ${whose(mover)} count for ${explained(cat)}`,
  past: ({ cat }, mover) => `takes ${whom(mover)} past the ${tricks(Number(what(cat)))} that ${the(cat)} looks for`,
  short: ({ cat }, mover) =>
    `keeps ${whom(mover)} short of the ${tricks(Number(what(cat)))} that ${the(cat)} looks for`,
  unloads: ({ card: name }, mover) =>
    `gets rid of ${card(name)}, ${whose(mover)} highest ${variety(name.charAt(0))}, without winning`,
  spares: ({ card: name }) => `keeps ${card(name)} for later`,
  hoards: ({ variety: letter }, mover) => `keeps ${whose(mover)} trumps, ${variety(letter)}, for later`,
  voids: ({ variety: letter }, mover) =>
    `leaves ${whom(mover)} without ${variety(letter)}, free to play anything on it later`,
  last: ({ card: name }) => `keeps ${card(name)} for the last trick`,
  master: ({ variety: letter }) => `is the highest ${variety(letter)} left: only a trump could beat it`,
  high: ({ variety: letter, higher }) => `has only ${higher} higher ${variety(letter)} against it`,
  draws: ({ left }) => `draws out trumps: ${left} still unseen`,
  low: ({ variety: letter, higher }) =>
    `is low: ${higher} higher ${variety(letter)} are unseen, so another may well take the trick`,
  lures: ({ cat }) => `may draw out ${card(what(cat))}, which ${the(cat)} waits for`,
  longest: ({ variety: letter, count }, mover) =>
    `makes ${whose(mover)} longest variety trump: ${count} ${variety(letter)}`,
  top: ({ card: name }, mover) => `makes ${whose(mover)} ${card(name)} the highest card of all`,
  few: ({ variety: letter, count }, mover) =>
    `should bring ${whom(mover)} few tricks, with ${count} ${variety(letter)} in hand`,
  ruffs: ({ variety: letter }, mover) => `lets ${whom(mover)} trump ${variety(letter)} from the start`,
  collected: ({ cat }) => `makes what counts for ${explained(cat)} trump`,
};

export const cheezTricksMove = {
  card,
  trump: (letter: string): string => `${variety(letter)} as trump`,
};
