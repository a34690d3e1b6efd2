import type { SavedStore } from './saved-store.ts';

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
