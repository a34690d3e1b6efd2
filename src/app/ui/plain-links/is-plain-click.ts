import type { MouseEvent } from 'react';

/**
 * Whether this is an unhandled left click without modifier keys, which would mean a new tab, a window or a download.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
