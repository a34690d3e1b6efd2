/** Values by key that outlive the page where the browser allows it. No method ever rejects. */
export interface SavedStore<T> {
  getAll(): Promise<Map<string, T>>;
  /** @returns undefined for what was never saved, or does not read as a value of this store */
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
  clear(): Promise<void>;
}
