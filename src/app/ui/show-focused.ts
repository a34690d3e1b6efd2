import type { FocusEvent } from 'react';

/**
 * Scrolls a link with keyboard focus fully into view in a horizontal row, because browsers leave one that shows a few
 * pixels. It is aligned to the start, where rows snap to.
 */
export function showFocused({ currentTarget, target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  const { left, right } = target.getBoundingClientRect();
  const row = currentTarget.getBoundingClientRect();
  if (left < row.left || right > row.right)
    target.scrollIntoView({ block: 'nearest', inline: 'start' });
}
