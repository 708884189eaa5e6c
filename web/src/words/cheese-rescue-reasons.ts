/** Why a move in Cheese Rescue may be good, in English: what the move does, for whoever makes it. */
import type { CheeseRescueReason } from '../games/cheese-rescue/reasons';
import { list, number, whom, whose, type ReasonWords } from './grammar';

/** `3-point cheese`, `3- and 1-point cheese`. */
function cheese(values: number[]): string {
  return `${list(values.map((value, at) => (at === values.length - 1 ? `${value}-point` : `${value}-`)))} cheese`;
}

const sides = (n: number): string => (n === 0 ? 'no side' : n === 1 ? 'only one side' : `${n} sides`);
const cells = (n: number): string => (n === 1 ? 'a cell' : `${n} cells`);

export const cheeseRescueReasons: ReasonWords<CheeseRescueReason> = {
  only: () => 'is the only move',
  wins: () => 'wins the game',
  shares: () => 'shares the win',
  saves: ({ values }, mover) => `saves ${whose(mover)} ${cheese(values)}`,
  eats: ({ values }, _mover, rival) => `eats ${whose(rival)} ${cheese(values)}`,
  frees: ({ values }, _mover, rival) => `chases off a cat, so that a mouse eats ${whose(rival)} ${cheese(values)}`,
  safe: ({ value }, mover) => `puts ${whose(mover)} ${cheese([value])} where no mouse can ever eat it`,
  lays: ({ value, open }, mover) =>
    `scores ${whose(mover)} ${cheese([value])} for now, with ${sides(open)} open to mice`,
  gives: ({ value }, mover) => `costs ${whom(mover)} only a ${cheese([value])}`,
  seals: ({ values }, mover) => `makes ${whose(mover)} ${cheese(values)} safe for good`,
  dooms: ({ values }, _mover, rival) => `leaves ${whose(rival)} ${cheese(values)} past saving`,
  leads: ({ points, theirs }, mover, rival) =>
    `puts ${whom(mover)} in the lead, ${points} to ${whose(rival)} ${theirs}`,
  covers: ({ value, open }, mover) => `leaves ${whose(mover)} ${cheese([value])} with ${sides(open)} open to mice`,
  bares: ({ value }, _mover, rival) => `chases off a cat that guards ${whose(rival)} ${cheese([value])}`,
  denies: ({ value, left }, _mover, rival) =>
    `takes ${left === 0 ? 'the last cell' : 'a cell'} from which a cat could save ${whose(rival)} ${cheese([value])}`,
  clears: ({ cells: n }) => `makes ${cells(n)} fit for cheese again`,
  spoils: ({ cells: n }, mover, rival) =>
    `spoils ${cells(n)} for cheese, and ${rival.you ? 'you hold' : `${rival.name} holds`} more of it than ${whom(mover)}`,
  guards: ({ cells: n }) => `keeps mice off ${cells(n)}`,
  chases: ({ cats: n }) => `chases off ${n === 1 ? 'a cat' : number(n, 'cat', 'cats')}`,
  harmless: (_given, mover) => `puts the mouse where it harms none of ${whose(mover)} cheese`,
  caught: (_given, mover) => `puts the mouse where a cat catches it and it harms none of ${whose(mover)} cheese`,
  intact: (_given, mover) => `costs ${whom(mover)} no cheese`,
  withholds: ({ value }, _mover, rival) => `leaves ${whose(rival)} ${cheese([value])} to its mouse`,
  keeps: ({ value }, mover) => `keeps ${whose(mover)} ${cheese([value])} until there is a safe cell for it`,
};

export const cheeseRescueMove = (card: string, x: number, y: number): string => `${card} at column ${x}, row ${y}`;
