import Cover from './art/Cover.svelte';
import type { GameKit } from '../../table/kit';
import { words } from '../../words';
import Play from './Play.svelte';
import { moveWords, reasonWords } from './reasons';
import SeatCards from './SeatCards.svelte';
import { sentence } from './sentences';

const say = words.games['cheese-rescue'];

const PACE: Record<string, number> = { deal: 120, move: 260, draw: 180, end: 0 };

export const cheeseRescue: GameKit = {
  name: say.name,
  line: say.line,
  cover: Cover,
  play: Play,
  seat: SeatCards,
  rules: say.rules,
  unsure: say.unsure,
  keys: say.keys,
  sentence,
  move: moveWords,
  reason: reasonWords,
  notable: (event) => event.type !== 'draw',
  pace: (event) => PACE[event.type] ?? 0,
  option: (name) => ({
    label: say.options[name]?.label ?? name,
    choice: (choice) =>
      name === 'first' ? say.begins(Number(choice)) : (say.options[name]?.choices[choice] ?? choice),
  }),
};
