/** The seals of matches: what this browser saw before each began, to be held against the key that is told at the end. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Fairness, TableInfo } from '../wire';

const KEPT = 'cheeseboard-seals';
/** So many tables are remembered, those seen last. */
const MOST = 200;

type Seals = [table: string, commitment: string][];

function kept(): Seals {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is Seals[number] => Array.isArray(one)) : [];
  } catch {
    return []; // a browser may forbid it, and somebody may have written something else there
  }
}

/** Keep the seal of a table whose match is not over, as it was when we first saw it. */
export function remember({ id, state, commitment }: Pick<TableInfo, 'id' | 'state' | 'commitment'>): void {
  const seals = kept();
  if (state === 'over' || seals.some(([table]) => table === id)) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...seals, [id, commitment]].slice(-MOST)));
  } catch {
    // Then there is only the server's word for it.
  }
}

/**
 * What the check has shown: fair, by a seal that this browser had seen (`kept`) or that only the server tells of (`told`);
 * not fair, since the key does not fit the seal (`other-key`) or what chance brought does not follow from it (`astray`);
 * or not to be checked (`no-key`, `no-seal`).
 */
export type Verdict = 'kept' | 'told' | 'other-key' | 'astray' | 'no-key' | 'no-seal';

/** Checked here and now: the key against the seal. Whether chance follows from the key, the server has worked out. */
export function check({ commitment, key, holds }: Fairness, table: string | null): Verdict {
  if (key === null) return 'no-key';
  const seen = kept().find(([id]) => id === table)?.[1] ?? null;
  const seal = seen ?? commitment;
  if (seal === null) return 'no-seal';
  if (sealOf(key) !== seal) return 'other-key';
  if (holds !== true) return 'astray';
  return seen === null ? 'told' : 'kept';
}

/** What no key has, where it is none. */
function sealOf(key: string): string | null {
  try {
    return bytesToHex(sha256(hexToBytes(key)));
  } catch {
    return null;
  }
}
