import type { SQLOutputValue } from 'node:sqlite';

/** A row from node:sqlite. */
export type Row = Record<string, SQLOutputValue>;

/** Reads a text column. Throws for other types, which mean a faulty statement. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is not text`);
  return value;
}

/** Reads an integer column. */
export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`${column} is not a number`);
  return value;
}

/** Reads a text column; undefined for NULL. */
export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : textOf(row, column);
}

/** Reads an integer column; null for NULL. */
export function nullableNumber(row: Row, column: string): number | null {
  return row[column] === null ? null : numberOf(row, column);
}

/** Formats a time of the tables, ms, for the contract. */
export const timeOf = (ms: number) => new Date(ms).toISOString();
