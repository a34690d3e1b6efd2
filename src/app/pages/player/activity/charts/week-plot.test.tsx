import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartSeries } from './chart-series.ts';
import { PLOT_HEIGHT, PLOT_MARGIN, WeekPlot } from './week-plot.tsx';

const drawn = (series: readonly ChartSeries[], width = 400) => {
  const weeks = (series[0]?.values ?? []).map((_, week) => ({ tick: `w${week}`, name: '' }));
  const html = renderToStaticMarkup(
    <WeekPlot
      width={width}
      weeks={weeks}
      series={series}
      format={(value) => `€${Number(value.toFixed(1))}`}
      smallest={0.1}
    />,
  );
  const numbers = (tag: string, name: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]* ${name}="([^"]*)"`, 'g'))].map(([, n]) =>
      Number(n),
    );
  return { html, numbers, names: [...html.matchAll(/>([^<]+)<\/text>/g)].map(([, name]) => name) };
};

test('PGS-1 labels axes with round amounts and weeks', () => {
  const { names, numbers } = drawn([{ name: 'Net', look: 'line', values: [-2, 5] }]);
  expect(names).toEqual(['€-2', '€0', '€2', '€4', '€6', 'w0', 'w1']);
  // One line per amount, from bottom to top.
  const [floor, top] = [PLOT_HEIGHT - PLOT_MARGIN.bottom, PLOT_MARGIN.top];
  expect(numbers('line', 'y1')).toEqual([floor, 123.5, 85, 46.5, top]);
  expect(numbers('circle', 'cy')).toEqual([floor, 27.25]);
});

test('PGS-1 labels no two amounts alike when a week had a single small stake', () => {
  const { names } = drawn([{ name: 'Stakes', look: 'solid', values: [0.2] }]);
  expect(names).toEqual(['€0', '€0.1', '€0.2', 'w0']);
});

test('PGS-1 draws a line through the middle of its weeks', () => {
  const { html, numbers } = drawn([{ name: 'Net', look: 'line', values: [1, 2] }]);
  const [first, second] = numbers('circle', 'cx');
  const [from, to] = numbers('circle', 'cy');
  expect(html).toContain(`d="M${first},${from}L${second},${to}"`);
});

test('PGS-1 draws bars side by side within the axes, touching zero', () => {
  const values = fc.array(fc.tuple(fc.nat(1e6), fc.integer({ min: -1e6, max: 1e6 })), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(values, fc.integer({ min: 240, max: 1200 }), (pairs, width) => {
      const { html, numbers } = drawn(
        [
          { name: 'In', look: 'solid', values: pairs.map(([value]) => value) },
          { name: 'Out', look: 'hollow', values: pairs.map(([, value]) => value) },
        ],
        width,
      );
      const [xs, widths] = [numbers('rect', 'x'), numbers('rect', 'width')];
      const [ys, heights] = [numbers('rect', 'y'), numbers('rect', 'height')];
      const bars = xs
        .map((x, at) => ({ x, end: x + (widths[at] ?? 0) }))
        .sort((one, other) => one.x - other.x);
      const slack = 1e-6;
      expect(bars.at(0)?.x).toBeGreaterThanOrEqual(PLOT_MARGIN.left - slack);
      expect(bars.at(-1)?.end).toBeLessThanOrEqual(width - PLOT_MARGIN.right + slack);
      bars.slice(1).forEach(({ x }, at) => {
        expect(x).toBeGreaterThanOrEqual((bars[at]?.end ?? 0) - slack);
      });
      const zero = Number(/week-plot-zero"[^>]* y1="([^"]*)"/.exec(html)?.[1]);
      ys.forEach((y, at) => {
        const end = y + (heights[at] ?? 0);
        expect(Math.min(Math.abs(y - zero), Math.abs(end - zero))).toBeLessThan(slack);
        expect(y).toBeGreaterThanOrEqual(PLOT_MARGIN.top - slack);
        expect(end).toBeLessThanOrEqual(PLOT_HEIGHT - PLOT_MARGIN.bottom + slack);
      });
    }),
    { numRuns: 50 },
  );
});
