/** What may lie over any screen: the settings, and what keys do. */
export type Lying = 'settings' | 'keys';

/** Keys with what they do: a message, as the catalogue names it. */
export type Keys = readonly (readonly [key: string, code: string])[];

class Over {
  lying = $state.raw<Lying | null>(null);
  /** The keys of the screen that is open, and what it is called, said. */
  here = $state.raw<{ title: string; keys: Keys } | null>(null);

  /** For an effect of a screen: its keys are told for as long as it is open. */
  tell(title: string, keys: Keys): () => void {
    this.here = { title, keys };
    return () => (this.here = null);
  }
}

export const over = new Over();
