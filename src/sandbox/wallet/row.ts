import type { SQLOutputValue } from 'node:sqlite';

/** A row as node:sqlite gives it. */
export type Row = Record<string, SQLOutputValue>;

/** A column that holds text; anything else is a fault of the statement. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is no text`);
  return value;
}

/** A column that holds a whole number. */
export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`${column} is no number`);
  return value;
}

/** A column that holds text or NULL; undefined for NULL. */
export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : textOf(row, column);
}

/** A column that holds a whole number or NULL; null for NULL. */
export function nullableNumber(row: Row, column: string): number | null {
  return row[column] === null ? null : numberOf(row, column);
}
