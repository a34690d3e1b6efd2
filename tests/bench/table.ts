export type Cell = string | number;

/** Returns a Markdown table with padded columns, readable in a terminal; numbers are right-aligned. */
export function toTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (cells: readonly Cell[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const isNumber = (column: number) => rows.every((row) => typeof row[column] === 'number');
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** @param digits after the decimal point */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
