/** Which cats were about in an evening: each breed once, as it first came, and whether it ever caught anybody. */
import { readCat } from './view';
import type { CatScore } from './wire';

export interface Guest {
  breed: string;
  what: string;
  fed: boolean;
}

export function company(sheet: { cats: Pick<CatScore, 'cat' | 'caught'>[] }[]): Guest[] {
  const all = sheet.flatMap(({ cats }) => cats.map(({ cat, caught }) => ({ ...readCat(cat), fed: caught.length > 0 })));
  return all
    .filter(({ breed }, i) => all.findIndex((other) => other.breed === breed) === i)
    .map((guest) => ({ ...guest, fed: all.some(({ breed, fed }) => breed === guest.breed && fed) }));
}
