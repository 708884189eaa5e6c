import Cover from './art/Cover.svelte';
import type { GameKit } from '../../table/kit';
import { words } from '../../words';
import { pace } from './pace';
import Play from './Play.svelte';
import { moveWords, reasonWords } from './reasons';
import { roles, titles } from './roles';
import SeatRole from './SeatRole.svelte';
import { sentence } from './sentences';
import type { ChopChopEvent } from './view';

const say = words.games['chop-chop'];

export const chopChop: GameKit = {
  name: say.name,
  line: say.line,
  cover: Cover,
  play: Play,
  seat: SeatRole,
  rules: say.rules,
  unsure: say.unsure,
  keys: say.keys,
  sentence,
  move: moveWords,
  reason: reasonWords,
  notable: () => true,
  pace: (event) => pace(event as ChopChopEvent),
  option: (name) => ({
    label: say.options[name]?.label ?? name,
    choice: (choice) =>
      say.options[name]?.choices[choice] ?? (/^\d+$/.test(choice) ? say.seat(Number(choice)) : choice),
  }),
  titles,
  roles,
};
