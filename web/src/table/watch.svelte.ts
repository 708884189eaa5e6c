/** Everybody's chances, asked for again after each move; the newest question is the only one that counts. */
import type { Chances } from '../wire';

export class ChanceWatch {
  chances = $state.raw<number[] | null>(null);
  private asked = -1;

  constructor(private readonly ask: () => Promise<Chances>) {}

  /** `moves` is how many have been made. */
  async look(moves: number): Promise<void> {
    this.asked = moves;
    // What was known last stays in sight until there is something newer, and if there is no answer.
    const answer = await this.ask().catch(() => null);
    if (answer && answer.moves === this.asked) this.chances = answer.chances;
  }
}
