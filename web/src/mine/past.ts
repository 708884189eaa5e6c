/** How a match that is over is told in a list. */
import { nameOf } from '../table/people';
import type { Played } from '../wire';
import { language, say, type Person } from '../words';
import { ENGLISH, PSEUDO } from '../words/catalogue';

/** Whether several of you shared a device: then everybody goes by their name, and it counts nothing. */
export const atOneDevice = ({ seats }: Played): boolean => seats.filter(({ yours }) => yours).length > 1;

export function peopleIn(played: Played): Person[] {
  const alone = !atOneDevice(played);
  return played.seats.map((seat) => {
    const you = alone && seat.yours;
    return { name: you ? say('seat-you') : nameOf(seat), you };
  });
}

export const youWon = (played: Played): boolean => !atOneDevice(played) && played.winners.includes(played.you);

/** The points, where they are what it was won by: those of a cat and of mice cannot be compared. */
export function tellingPoints({ points, winners }: Played): number[] | null {
  const losers = points.filter((_, seat) => !winners.includes(seat));
  const least = Math.min(...points.filter((_, seat) => winners.includes(seat)));
  return points.length && losers.every((scored) => scored <= least) ? points : null;
}

/** The seats that a bot played in the end for whoever's they were. */
export const stoodIn = ({ seats }: Played): number[] =>
  seats.flatMap(({ kind, bot }, seat) => (kind === 'person' && bot !== null ? [seat] : []));

/** The day, and for the last few the time: short, as the reader's language writes it. */
export function when(at: number, now: number): string {
  const spoken = language() === PSEUDO ? ENGLISH : language();
  const day = new Date(at);
  if (day.toDateString() === new Date(now).toDateString()) {
    return new Intl.DateTimeFormat(spoken, { timeStyle: 'short' }).format(day);
  }
  const thisYear = day.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(spoken, {
    day: 'numeric',
    month: 'short',
    ...(thisYear ? {} : { year: 'numeric' }),
  }).format(day);
}
