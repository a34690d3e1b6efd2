import type { OutcomeName, ReportColumn } from './report-columns.ts';

const WIDTH = 560;
const HEIGHT = 180;
const FOOT = 26;
const HEAD = 14;
const LEFT = 52;

/**
 * Draws a campaign's timeline as stacked columns, styled by CSS classes of the page. The table beside it has the same
 * numbers.
 * @param names series, starting at the axis
 * @param timeOf formats the start of a column
 */
export function reportChart(
  title: string,
  names: readonly OutcomeName[],
  columns: readonly ReportColumn[],
  timeOf: (at: Date) => string,
): string {
  const stackOf = (column: ReportColumn) => names.reduce((sum, name) => sum + column[name], 0);
  const top = roundUp(Math.max(1, ...columns.map(stackOf)));
  const step = (WIDTH - LEFT) / columns.length;
  const y = (count: number) => HEIGHT - FOOT - (count / top) * (HEIGHT - FOOT - HEAD);
  const bars = columns.flatMap((column, at) => {
    let below = 0;
    return names.map((name) => {
      const from = y(below);
      below += column[name];
      if (column[name] === 0) return '';
      const place = `x="${tenths(LEFT + at * step + step * 0.1)}" y="${tenths(y(below))}"`;
      const size = `width="${tenths(step * 0.8)}" height="${tenths(from - y(below))}"`;
      return `<rect class="${name}" ${place} ${size}/>`;
    });
  });
  const lines = [top, top / 2, 0].map((count) => {
    const at = tenths(y(count));
    const line = `<line class="grid" x1="${LEFT}" x2="${WIDTH}" y1="${at}" y2="${at}"/>`;
    return `${line}<text x="${LEFT - 8}" y="${at + 5}" text-anchor="end">${compact(count)}</text>`;
  });
  const [first] = columns;
  const last = columns.at(-1);
  const begin = first && `<text x="${LEFT}" y="${HEIGHT - 6}">${timeOf(first.from)}</text>`;
  const end =
    columns.length > 1 && last !== undefined
      ? `<text x="${WIDTH}" y="${HEIGHT - 6}" text-anchor="end">${timeOf(last.from)}</text>`
      : '';
  const id = `chart-${names[0]}`;
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${id}">`,
    `<title id="${id}">${title}. The table has the numbers.</title>`,
    ...lines,
    ...bars,
    begin,
    end,
    '</svg>',
  ].join('');
}

/** Rounds up to 1, 2 or 5 times a power of ten, and to an even number so that its half is an integer. */
function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count));
  const step = [1, 2, 5, 10].find((one) => one * power >= count) ?? 10;
  return Math.max(2, step * power);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const compact = (count: number) =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
