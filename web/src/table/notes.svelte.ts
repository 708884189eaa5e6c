/** What happened at the table beside the game: a bot that failed and was replaced. */
import { say, type Person } from '../words';
import { replacements } from './bots';
import { botCalled } from './people';
import type { TableInfo } from '../wire';

export interface Note {
  seat: number;
  /** After how many events it stands in the log; 0 for what had happened before we came, since nobody knows when. */
  after: number;
  fresh: boolean;
  sentence: string;
}

export class Notes {
  all = $state.raw<Note[]>([]);
  private arrived = false;

  read(table: TableInfo, people: Person[], events: number): void {
    const fresh = replacements(table)
      .filter(({ seat }) => !this.all.some((note) => note.seat === seat))
      .map(({ seat, failed }) => ({
        seat,
        after: this.arrived ? events : 0,
        fresh: this.arrived,
        sentence: say('seat-replaced', { failed: botCalled(failed), seat }, people),
      }));
    this.arrived = true;
    if (fresh.length) this.all = [...this.all, ...fresh];
  }
}
