/** What can be typed beside moves. The words for it stand in the catalogue as `typed-<command>`, what it does as `does-<command>`. */
import { say } from '../words';
import { listed, plain } from './matching';

export const COMMANDS = [
  'help',
  'moves',
  'position',
  'hand',
  'turn',
  'who',
  'last',
  'hint',
  'chances',
  'undo',
  'say',
  'react',
  'options',
  'yes',
  'no',
  'rules',
  'invite',
  'name',
  'sit',
  'begin',
  'rematch',
  'replay',
  'leave',
  'back',
  'resign',
  'done',
  'pictures',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** These take what follows them. */
const WITH_MORE = new Set<CommandName>(['say', 'name', 'sit']);

/** As in the terminal, and in every language. */
const HELP = '?';

export function commandIn(typed: string): { name: CommandName; rest: string } | null {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(typed.trim()) ?? [];
  if (first === HELP) return { name: 'help', rest: '' };
  for (const name of COMMANDS) {
    const words = listed(say(`typed-${name}`)).map(plain);
    if (words.includes(plain(first)) && (rest === '' || WITH_MORE.has(name))) return { name, rest };
    // Some are two words in some languages.
    if (words.includes(plain(typed.trim()))) return { name, rest: '' };
  }
  return null;
}
