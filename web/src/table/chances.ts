/** Everybody's chances of winning, side by side. */
import type { Person } from '../words';

/** Who wins together: one seat, or all that share a title. */
export interface Side {
  seats: number[];
  name: string;
  you: boolean;
}

/** The sides of a table. Where the seats have titles, those with the same one are a team. */
export function sidesOf(people: Person[], titles: string[] = []): Side[] {
  const teams = new Map<string, number[]>();
  people.forEach((_, seat) => {
    const team = titles[seat] ?? String(seat);
    teams.set(team, [...(teams.get(team) ?? []), seat]);
  });
  return [...teams].map(([team, seats]) => {
    const alone = seats.length === 1 ? people[seats[0] ?? 0] : undefined;
    return {
      seats,
      name: alone?.name ?? team.charAt(0).toUpperCase() + team.slice(1),
      you: seats.some((seat) => people[seat]?.you),
    };
  });
}

/** What each side has of the whole: those of a team share one chance, so it counts once. */
export function sharesOf(sides: Side[], chances: number[]): number[] {
  const each = sides.map(({ seats }) => Math.max(0, ...seats.map((seat) => chances[seat] ?? 0)));
  const all = each.reduce((sum, one) => sum + one, 0);
  return each.map((one) => (all > 0 ? one / all : 1 / sides.length));
}

/** Whole percents that add up to a hundred, each as near to its share as that allows. */
export function percents(shares: number[]): number[] {
  const floors = shares.map((share) => Math.floor(share * 100));
  let missing = 100 - floors.reduce((sum, one) => sum + one, 0);
  const byRest = shares
    .map((share, i) => ({ i, rest: share * 100 - (floors[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { i } of byRest) {
    if (missing <= 0) break;
    floors[i] = (floors[i] ?? 0) + 1;
    missing -= 1;
  }
  return floors;
}

/** A chance between 0 and 1 in whole percents. */
export const percentOf = (chance: number): number => Math.round(chance * 100);

/** The chances of those who have won, once everything is known. */
export const decided = (players: number, winners: number[]): number[] =>
  Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
