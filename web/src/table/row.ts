/** Along a row of cards; the ends do not wrap, so that one always knows where one is. */
export function nextInRow(at: number, key: string, length: number): number {
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(length - 1, at + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return at;
}
