import type { Toast } from '../../state/toasts.ts';

/** NTF-5: visible at once; the others wait, and their time has not started. */
const SHOWN_AT_ONCE = 4;
/** Urgency by type; 0 for the rest. */
const URGENCY: Partial<Record<Toast['type'], number>> = { error: 2, warning: 1 };

/**
 * Picks the visible notifications: errors before warnings before the rest, newest first, so that a sticky one cannot
 * hide a later error. Keeps the list's order, so that nothing moves while being read; closing ones stay until done.
 */
export function pickToasts<T extends Pick<Toast, 'type' | 'state'>>(list: readonly T[]): T[] {
  const urgency = ({ type }: T) => URGENCY[type] ?? 0;
  const newestFirst = list.filter(({ state }) => state === 'open').reverse();
  const byUrgency = newestFirst.sort((a, b) => urgency(b) - urgency(a));
  const picked = new Set(byUrgency.slice(0, SHOWN_AT_ONCE));
  return list.filter((toast) => picked.has(toast) || toast.state === 'closing');
}
