/** Runs a statement with parameters `$1`, `$2`, … Times are epoch ms, booleans 0 or 1. */
export type Query = (
  text: string,
  parameters?: readonly SqlValue[],
) => Promise<Record<string, unknown>[]>;

type SqlValue = string | number | null;

/** Column types of `rowsOf`. */
export type RowColumns = Readonly<Record<string, 'text' | 'bigint'>>;

/** The differences between the two databases. Statements are the same on both. */
export interface SqlDatabase {
  /** Runs `work` in a transaction. May run it again, even after a commit, on a deadlock or a broken connection. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Like `transaction`, for statements that take longer than a silent connection is tolerated. */
  migration<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Runs `work` only once, for work that must not happen late. */
  tryOnce<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A table made from a parameter with a JSON list of objects. */
  rowsOf(parameter: string, columns: RowColumns): string;
  /**
   * Whether a column is in a list, by lookup; the parameter is `listOf(values)`.
   * @param values without control characters
   */
  isIn(column: string, parameter: string): string;
  listOf(values: readonly string[]): string;
  /** Takes a named lock until the end of the transaction. */
  lock(query: Query, name: string): Promise<void>;
  /** Suffix of a SELECT that locks its rows and skips locked ones. */
  readonly skipLocked: string;
  /**
   * A clock shared by all processes: the time, and since when this process could write without an interruption in which
   * leases may have expired, ms.
   */
  clock(query: Query): Promise<{ readonly now: number; readonly upSince: number }>;
  /** Boundaries that divide device ids into parts for parallel listing. */
  readonly divisions: readonly string[];
  /** Notifies listeners in all processes after a short delay. */
  announce(): void;
  onAnnounced(listener: () => void): void;
  close(): Promise<void>;
}
