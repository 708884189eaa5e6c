/** How a match that is over was judged, move by move: asked for again and again until all of it is known. */
import { analysis as askAnalysis, Refusal, sentenceOf } from '../table/rest';
import type { AnalysisInfo } from '../wire';

const LOOK_AGAIN = 600;

export class LookThrough {
  analysis = $state.raw<AnalysisInfo | null>(null);
  refusal = $state('');
  readonly done = $derived.by((): boolean => this.analysis !== null && this.analysis.done >= this.analysis.of);

  constructor(private readonly table: string) {}

  /** Begins to ask; what it returns ends that. */
  begin(): () => void {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        this.analysis = await askAnalysis(this.table);
        this.refusal = '';
      } catch (error) {
        this.refusal = sentenceOf(error);
        if (error instanceof Refusal && error.status < 500) return; // it will not be otherwise next time
      }
      if (!left && !this.done) timer = setTimeout(() => void look(), LOOK_AGAIN);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }
}
