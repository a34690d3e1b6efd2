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
  /** Runs `work` wholly or not at all; it may be run again when two of them wait for each other. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A table made of a parameter that holds a JSON list of objects. */
  rowsOf(parameter: string, columns: RowColumns): string;
  /** Until the end of the transaction nobody else holds the lock of this name. */
  lock(query: Query, name: string): Promise<void>;
  close(): Promise<void>;
}
