/** A thing travels from where it was to where it goes. With reduced motion it only fades in. */
import type { TransitionConfig } from 'svelte/transition';

const TRAVEL = 240;

/** Whether nothing should travel, because somebody chose so here or for their whole system. */
export const calmMotion = (): boolean => document.documentElement.dataset['motion'] === 'still';

export interface Journey {
  /** Where it comes from, on the screen; without it the thing fades in. */
  from: DOMRect | null;
}

export function travel(node: Element, { from }: Journey): TransitionConfig {
  if (document.hidden) return { duration: 0 };
  if (!from || calmMotion()) return { duration: TRAVEL, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.3, Math.min(2, from.width / (to.width || 1)));
  return {
    duration: TRAVEL,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (_, u) => `translate: ${dx * u}px ${dy * u}px; scale: ${1 + (scale - 1) * u}; z-index: 5;`,
  };
}

/** Where a seat is on the screen: what others play comes from there. */
export function seatPlace(seat: number): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}
