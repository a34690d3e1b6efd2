import type { MouseEvent } from 'react';

/** A plain left click that has not been handled: not for a new tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
