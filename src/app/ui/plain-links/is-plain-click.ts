import type { MouseEvent } from 'react';

/** A click for this page, not for another tab, another window or a file; and nobody has answered it yet. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
