export function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/** How long to wait for storage, in ms. */
export const PATIENCE_MS = 3000;

/**
 * Reads from storage; undefined if there is nothing, or if it refuses or does not answer. Chromium's cache storage can
 * hang until the browser restarts, and a page that waits for it would never open (docs/decisions/0032).
 */
export const fromDisk = <T>(
  read: () => Promise<T | undefined> | undefined,
): Promise<T | undefined> => Promise.race([read(), after(PATIENCE_MS)]).catch(() => undefined);

/** Runs `work` for every item with limited concurrency. A failure does not stop the others. */
export async function inParallel<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  async function next(): Promise<void> {
    const item = queue.shift();
    if (item === undefined) return;
    await work(item).catch(() => undefined);
    return next();
  }
  await Promise.all(Array.from({ length: limit }, next));
}
