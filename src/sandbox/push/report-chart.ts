import { OUTCOMES, type ReportColumn } from './report-columns.ts';

const WIDTH = 720;
const HEIGHT = 220;
const FOOT = 24;
const LEFT = 56;

/**
 * The course as stacked columns, clicks apart as a line: they come out of what was sent. Drawn in classes of the
 * page's own style sheet; the table beside it has the same numbers.
 * @param timeOf how a column's beginning is written
 */
export function reportChart(
  columns: readonly ReportColumn[],
  timeOf: (at: Date) => string,
): string {
  const highest = Math.max(1, ...columns.map(stackOf), ...columns.map(({ clicked }) => clicked));
  const step = (WIDTH - LEFT) / Math.max(1, columns.length);
  const y = (count: number) => HEIGHT - FOOT - (count / highest) * (HEIGHT - FOOT - 12);
  const bars = columns.flatMap((column, at) => {
    let below = 0;
    return STACKED.map((name) => {
      const from = y(below);
      below += column[name];
      if (column[name] === 0) return '';
      return `<rect class="${name}" x="${round(LEFT + at * step + step * 0.1)}" y="${round(y(below))}" width="${round(step * 0.8)}" height="${round(from - y(below))}"/>`;
    });
  });
  const clicks = columns.map(
    ({ clicked }, at) => `${round(LEFT + (at + 0.5) * step)},${round(y(clicked))}`,
  );
  const [first] = columns;
  const last = columns.at(-1);
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-text">`,
    '<title id="chart-title">Outcomes over time</title>',
    '<desc id="chart-text">Columns of messages sent, skipped, gone and failed, a line of clicks. The table has the numbers.</desc>',
    ...[highest, highest / 2].map(
      (count) =>
        `<line class="grid" x1="${LEFT}" x2="${WIDTH}" y1="${round(y(count))}" y2="${round(y(count))}"/><text x="${LEFT - 8}" y="${round(y(count) + 4)}" text-anchor="end">${compact(count)}</text>`,
    ),
    `<line class="axis" x1="${LEFT}" x2="${WIDTH}" y1="${y(0)}" y2="${y(0)}"/>`,
    ...bars,
    clicks.length > 1
      ? `<polyline class="clicked" points="${clicks.join(' ')}"/>`
      : clicks
          .map((at) => `<circle class="clicked" r="4" cx="${at.replace(',', '" cy="')}"/>`)
          .join(''),
    first && `<text x="${LEFT}" y="${HEIGHT - 6}">${timeOf(first.from)}</text>`,
    columns.length > 1 && last
      ? `<text x="${WIDTH}" y="${HEIGHT - 6}" text-anchor="end">${timeOf(last.from)}</text>`
      : '',
    '</svg>',
  ].join('');
}

const STACKED = OUTCOMES.filter((name) => name !== 'clicked');
const stackOf = (column: ReportColumn) => STACKED.reduce((sum, name) => sum + column[name], 0);
const round = (value: number) => Math.round(value * 10) / 10;
const compact = (count: number) =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
