/** What was done at the table beside the game, said: for the log, for the chat, and for whoever listens. */
import type { Entry, EntryType } from '../wire';
import { say, type Person } from '../words';

export interface Note {
  number: number;
  /** After how many events it stands in the log. */
  after: number;
  sentence: string;
}

/** What stands in the log panel. What was said stands in the chat, and a change of settings is no story. */
const NOTED = new Set<EntryType>([
  'sat',
  'started',
  'left',
  'bot-in',
  'bot-out',
  'passed',
  'moved',
  'undo-asked',
  'undo-answered',
  'undone',
  'ended',
  'again',
  'next',
]);
export const HEARD = new Set<EntryType>([...NOTED, 'chatted', 'reacted']);

/** Everybody by the name they had then: a seat may have changed hands since. */
const peopleThen = ({ type, seat, name }: Entry, people: Person[]): Person[] =>
  seat === null || name === null || type === 'bot-in'
    ? people
    : people.map((person, number) => (number === seat && !person.you ? { ...person, name } : person));

/** Who said or did it: by the seat, or by name where somebody watches. */
export const whoOf = (entry: Entry, people: Person[]): string =>
  peopleThen(entry, people)[entry.seat ?? -1]?.name ?? entry.name ?? say('watching-unnamed');

export const entrySaid = (entry: Entry, people: Person[]): string =>
  say(`entry-${entry.type}`, { ...entry, who: whoOf(entry, people), reaction: entry.text }, peopleThen(entry, people));

/** Entries among the events. Moves that were taken back took their events along: what was noted there moves up. */
export function notesOf(log: Entry[], people: Person[]): Note[] {
  const notes: Note[] = [];
  for (const entry of log) {
    if (entry.type === 'undone') for (const note of notes) note.after = Math.min(note.after, entry.events);
    if (NOTED.has(entry.type))
      notes.push({ number: entry.number, after: entry.events, sentence: entrySaid(entry, people) });
  }
  return notes;
}

/** What whoever listens is told of it. */
export const heardOf = (log: Entry[], from: number, people: Person[]): Pick<Note, 'number' | 'sentence'>[] =>
  log
    .filter(({ type, number }) => number >= from && HEARD.has(type))
    .map((entry) => ({ number: entry.number, sentence: entrySaid(entry, people) }));
