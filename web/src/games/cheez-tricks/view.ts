/** How cards, cats and moves are written: `P7`, `grey-8`, `trump R`. */
export const VARIETIES = ['S', 'R', 'P', 'B'] as const;

export const varietyOf = (card: string): string => card.charAt(0);
export const valueOf = (card: string): number => Number(card.slice(1));

const TRUMP = 'trump ';
/** The variety that a move names trump; `null` when the move is a card. */
export const namedBy = (move: string): string | null => (move.startsWith(TRUMP) ? move.slice(TRUMP.length) : null);

/** A cat's breed, and what it looks for. */
export function readCat(cat: string): { breed: string; what: string } {
  const [breed = '', what = ''] = cat.split('-');
  return { breed, what };
}
