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
  'why',
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
  'device',
  'customs',
  'pictures',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** These take what follows them. */
const WITH_MORE = new Set<string>(['say', 'name', 'sit']);

/** As in the terminal, and in every language. */
const HELP = '?';

export const commandIn = (typed: string): { name: CommandName; rest: string } | null =>
  typed.trim() === HELP ? { name: 'help', rest: '' } : commandAmong(COMMANDS, typed);

/** The one of these that is typed, and what follows it where it takes more. */
export function commandAmong<Name extends string>(
  names: readonly Name[],
  typed: string,
): { name: Name; rest: string } | null {
  const whole = plain(typed.trim());
  const [, first = '', rest = ''] = /^(\S+)\s+(.*)$/su.exec(typed.trim()) ?? [];
  for (const name of names) {
    const words = listed(say(`typed-${name}`)).map(plain);
    if (words.includes(whole)) return { name, rest: '' };
    if (WITH_MORE.has(name) && words.includes(plain(first))) return { name, rest };
  }
  return null;
}
