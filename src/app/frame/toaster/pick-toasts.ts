import type { Toast } from '../../state/toasts.ts';

/** NTF-5: as many at once; the others wait their turn, and their time has not begun. */
const SHOWN_AT_ONCE = 4;
/** What is shown first when there is no room for all; the rest is 0. */
const URGENCY: Partial<Record<Toast['type'], number>> = { error: 2, warning: 1 };

/**
 * Which notifications are on the page: errors before warnings before the rest, newest first, so that none that stays hides
 * a later error. They keep the order of the list, so that nothing moves while it is read; those on their way out go on.
 */
export function pickToasts<T extends Pick<Toast, 'type' | 'state'>>(list: readonly T[]): T[] {
  const urgency = ({ type }: T) => URGENCY[type] ?? 0;
  const newestFirst = list.filter(({ state }) => state === 'open').reverse();
  const byUrgency = newestFirst.sort((a, b) => urgency(b) - urgency(a));
  const picked = new Set(byUrgency.slice(0, SHOWN_AT_ONCE));
  return list.filter((toast) => picked.has(toast) || toast.state === 'closing');
}
