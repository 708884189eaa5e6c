import Cover from './art/Cover.svelte';
import type { GameKit } from '../../table/kit';
import { words } from '../../words';
import Play from './Play.svelte';
import { moveWords, reasonWords } from './reasons';
import { faceDown } from './scene';
import SeatState from './SeatState.svelte';
import { sentence } from './sentences';
import type { CheezTricksView } from './view';

const say = words.games['cheez-tricks'];

const PACE: Record<string, number> = {
  round: 200,
  deal: 120,
  cats: 500,
  trump: 700,
  move: 320,
  trick: 420,
  caught: 1300,
};
/** A whole trick is looked at before it is taken. */
const WHOLE_TRICK = 1100;
const QUIET = new Set(['deal', 'aside']);

export const cheezTricks: GameKit = {
  name: say.name,
  line: say.line,
  cover: Cover,
  play: Play,
  seat: SeatState,
  rules: say.rules,
  unsure: say.unsure,
  keys: say.keys,
  sentence,
  move: moveWords,
  reason: reasonWords,
  notable: (event) => !QUIET.has(event.type),
  forgotten: (events, view) =>
    (view as CheezTricksView | null)?.level === 'wild' ? faceDown(events) : new Set<number>(),
  pace: (event, view) =>
    event.type === 'move' && (view as CheezTricksView | null)?.trick.length === 0
      ? WHOLE_TRICK
      : (PACE[event.type] ?? 0),
  option: (name) => ({
    label: say.options[name]?.label ?? name,
    choice: (choice) =>
      name === 'first' ? say.begins(Number(choice)) : (say.options[name]?.choices[choice] ?? choice),
  }),
};
