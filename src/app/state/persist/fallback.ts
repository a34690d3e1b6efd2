import type { SavedStore } from './saved-store.ts';

/**
 * Falls back to memory, for the life of the page, when `stored` first fails: blocked, full, refused or corrupt storage
 * is not an error for the visitor.
 * @param onFailure called once
 */
export function withFallback<T>(
  stored: SavedStore<T>,
  onFailure: (error: unknown) => void,
): SavedStore<T> {
  const memory = createMemoryStore<T>();
  let failed = false;

  async function use<R>(work: (store: SavedStore<T>) => Promise<R>): Promise<R> {
    if (failed) return work(memory);
    try {
      return await work(stored);
    } catch (error) {
      if (!failed) onFailure(error);
      failed = true;
      return work(memory);
    }
  }
  return {
    getAll: () => use((store) => store.getAll()),
    get: (key) => use((store) => store.get(key)),
    put: (key, value) => use((store) => store.put(key, value)),
    delete: (key) => use((store) => store.delete(key)),
    clear: () => use((store) => store.clear()),
  };
}

/** An in-memory store for when the browser refuses storage. */
export function createMemoryStore<T>(): SavedStore<T> {
  const values = new Map<string, T>();
  return {
    getAll: async () => new Map(values),
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
    clear: async () => values.clear(),
  };
}
