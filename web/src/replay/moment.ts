/** A moment of a replay, as the address bar names it: after how many moves, through whose eyes, and with what drawn in. */

/** A seat, or everybody at once. */
export type Eyes = number | 'all';

export interface Moment {
  move: number;
  eyes: Eyes;
  /** Whether the better move is drawn in, where there was one. */
  better: boolean;
}

const WHOLE = /^\d{1,6}$/;

/** Whatever an address says; what makes no sense there is as if it were not. */
export function readMoment(search: string): Moment {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const text = asked.get(name) ?? '';
    return WHOLE.test(text) ? Number(text) : null;
  };
  return { move: number('move') ?? 0, eyes: number('seat') ?? 'all', better: asked.get('better') === '1' };
}

export function momentSearch({ move, eyes, better }: Moment): string {
  const asked = new URLSearchParams({ move: String(move), seat: String(eyes) });
  if (better) asked.set('better', '1');
  return `?${asked.toString()}`;
}

/** The way to a moment of a table's replay. */
export const replayPath = (table: string, moment?: Partial<Moment>): string =>
  `/replay/${encodeURIComponent(table)}${moment ? momentSearch({ move: 0, eyes: 'all', better: false, ...moment }) : ''}`;
