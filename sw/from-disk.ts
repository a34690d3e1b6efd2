import { after } from './after.ts';

/** How long to wait for storage, in ms. */
export const PATIENCE_MS = 3000;

/**
 * Reads from storage; undefined if there is nothing, or if it refuses or does not answer. Chromium's cache storage can
 * hang until the browser restarts, and a page that waits for it would never open (docs/decisions/0032).
 */
export const fromDisk = <T>(
  read: () => Promise<T | undefined> | undefined,
): Promise<T | undefined> => Promise.race([read(), after(PATIENCE_MS)]).catch(() => undefined);
