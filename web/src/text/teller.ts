/** What is to be told of a table, each thing once and in the order in which it happened. Pure: no page, no clock. */
import type { Entry, Event } from '../wire';

export type News = { event: Event; number: number } | { entry: Entry };

export class Teller {
  /** How many events, and entries of the log, have been told or were there before we came. */
  private events = 0;
  private entries = 0;

  /** What had happened when we came is not news. */
  arrive(events: number, entries: number): void {
    this.events = events;
    this.entries = entries;
  }

  /** The whole story and the whole log as they are now; `null` while a curtain hides the story. */
  news(events: readonly Event[] | null, log: readonly Entry[]): News[] {
    const fresh = log.filter(({ number }) => number >= this.entries);
    const told: News[] = [];
    fresh.forEach((entry, at) => {
      if (entry.type === 'undone') this.events = Math.min(this.events, entry.events);
      // What was taken back afterwards is in no story any more.
      const lasting = fresh.slice(at + 1).filter(({ type }) => type === 'undone');
      told.push(...this.upTo(events, Math.min(entry.events, ...lasting.map((undone) => undone.events))));
      told.push({ entry });
      this.entries = entry.number + 1;
    });
    return [...told, ...this.upTo(events, events?.length ?? 0)];
  }

  private upTo(events: readonly Event[] | null, end: number): News[] {
    if (!events) return [];
    const from = this.events;
    this.events = Math.max(from, Math.min(end, events.length));
    return events.slice(from, this.events).map((event, at) => ({ event, number: from + at }));
  }
}
