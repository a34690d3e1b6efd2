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
