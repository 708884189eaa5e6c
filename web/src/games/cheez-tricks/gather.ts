/** A taken trick goes to the seat that took it. With reduced motion it only fades. */
import type { TransitionConfig } from 'svelte/transition';
import { calmMotion } from '../../table/travel';

const GATHER = 320;

export function gather(node: Element, { to }: { to: () => DOMRect | null }): TransitionConfig {
  if (document.hidden) return { duration: 0 };
  const goal = to();
  if (!goal || calmMotion()) return { duration: GATHER, css: (t) => `opacity: ${t}` };
  const from = node.getBoundingClientRect();
  const dx = goal.left + goal.width / 2 - (from.left + from.width / 2);
  const dy = goal.top + goal.height / 2 - (from.top + from.height / 2);
  return {
    duration: GATHER,
    easing: (t) => 1 - (1 - t) ** 2,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 - 0.75 * u}); opacity: ${Math.min(1, t * 3)}; z-index: 6;`,
  };
}
