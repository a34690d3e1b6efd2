import { after } from './after.ts';

/** After that the network is asked, in ms. */
export const PATIENCE_MS = 3000;

/**
 * What is kept on this device; undefined when there is nothing, or when the storage refuses or does not answer.
 * Chromium's cache storage has been seen to answer nobody any more until the browser is started again: a page that
 * waited for it would never open (docs/decisions/0032).
 */
export const fromDisk = <T>(
  read: () => Promise<T | undefined> | undefined,
): Promise<T | undefined> => Promise.race([read(), after(PATIENCE_MS)]).catch(() => undefined);
