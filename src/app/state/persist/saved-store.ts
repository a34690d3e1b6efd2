/** A key-value store that outlives the page if the browser allows. Never rejects. */
export interface SavedStore<T> {
  getAll(): Promise<Map<string, T>>;
  /** @returns undefined if never saved or invalid */
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
  clear(): Promise<void>;
}
