/** One statement; parameters are `$1`, `$2`, … Moments are epoch ms, truth is 0 or 1. */
export type Query = (
  text: string,
  parameters?: readonly SqlValue[],
) => Promise<Record<string, unknown>[]>;

export type SqlValue = string | number | null;

/** What a column of `rowsOf` is. */
export type RowColumns = Readonly<Record<string, 'text' | 'bigint'>>;

/** The two databases as far as they differ: the store's statements are the same on both. */
export interface SqlDatabase {
  /**
   * Runs `work` wholly or not at all. It may be run again, even after it was done: when two of them wait for each other,
   * or the connection breaks.
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** The same once: for what is better not done than done late. */
  tryOnce<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A table made of a parameter that holds a JSON list of objects. */
  rowsOf(parameter: string, columns: RowColumns): string;
  /**
   * Whether a column is in a list, looked up in it and not compared with each; the list is the parameter `listOf(values)`.
   * @param values no control characters
   */
  isIn(column: string, parameter: string): string;
  listOf(values: readonly string[]): string;
  /** Until the end of the transaction nobody else holds the lock of this name. */
  lock(query: Query, name: string): Promise<void>;
  /** Ends a SELECT whose rows the transaction takes, and passes over those that another one is taking. */
  readonly skipLocked: string;
  /** By a clock that all processes share: the time, and since when nothing has kept them from writing, ms. */
  clock(query: Query): Promise<{ readonly now: number; readonly upSince: number }>;
  /** Where the devices' ids are divided, so that they can be listed side by side. */
  readonly divisions: readonly string[];
  /** Calls the listeners in every process, soon. */
  announce(): void;
  onAnnounced(listener: () => void): void;
  close(): Promise<void>;
}
