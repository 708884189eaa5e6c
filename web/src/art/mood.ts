/** A character shows its mood by eyes and mouth only. */
export type Mood = 'calm' | 'alarmed' | 'smug' | 'caught';

/** The ink of every outline. Cards are paper in both themes, so their ink is fixed too. */
export const INK = '#2C2833';
