import { minorDigits } from '../../../../lib/minor-units.ts';

/** Numbers are written unchanged; texts are escaped for spreadsheets first. */
export type CsvCell = { text: string } | { number: string };
/** A column's title and its cell for an entry. */
export type CsvColumn<T> = readonly [title: string, cell: (entry: T) => CsvCell];

const BYTE_ORDER_MARK = '\uFEFF';
/** Matches text that a spreadsheet runs as a formula, full-width forms included (OWASP, CSV injection). */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/**
 * Writes a table as RFC 4180 CSV (commas, CRLF, doubled quotes), in UTF-8 with a byte order mark, without which
 * spreadsheets assume another encoding.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header.map((text) => ({ text })), ...rows].map((cells) =>
    cells.map(toField).join(','),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function toField(cell: CsvCell): string {
  if ('number' in cell) return cell.number;
  const text = FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats minor units as a decimal with a point in every language: -1250 EUR -> -12.50. */
export function csvAmount(amount: number, currency: string): CsvCell {
  const digits = minorDigits(currency);
  return { number: (amount / 10 ** digits).toFixed(digits) };
}
