import type { HomeItem } from '../../src/content/home.ts';
import type { MenuItem } from '../../src/content/menus.ts';
import type { Benchmark } from './benchmark.ts';
import { type Change, openInProcessSite } from './in-process-site.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';

const ROUNDS = 9;
const PAGES_A_ROUND = 10;
const HOME_ITEMS = [10, 100, 1000];
const MENU_ITEMS = [12, 50, 200];

/** Repeats the entries up to a count. */
function repeated<T extends { id: string }>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(items[index % items.length] as T),
    id: `repeated-${index}`,
  }));
}
const withHomeItems =
  (count: number): Change =>
  (query, value) =>
    query.key.startsWith('home:') ? (repeated(value as HomeItem[], count) as typeof value) : value;
const withMenuItems =
  (count: number): Change =>
  (query, value) =>
    query.key.startsWith('desktop-menu:')
      ? (repeated(value as MenuItem[], count) as typeof value)
      : value;

/** PF-6 on the server: the cost of more content. */
export const growth: Benchmark = {
  name: 'growth',
  title: 'Growth with the content (PF-6)',
  async run() {
    const site = await openInProcessSite();
    const cases = [
      ...HOME_ITEMS.map((count) => ({ what: 'home items', count, change: withHomeItems(count) })),
      ...MENU_ITEMS.map((count) => ({ what: 'menu items', count, change: withMenuItems(count) })),
    ].map((one) => ({ ...one, times: [] as number[], bytes: 0 }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const one of cases) {
        const began = performance.now();
        for (let page = 0; page < PAGES_A_ROUND; page++)
          one.bytes = await site.renderHome(one.change);
        one.times.push((performance.now() - began) / PAGES_A_ROUND);
      }
    }
    await site.stop();
    const first = new Map<string, { count: number; ms: number }>();
    const rows = cases.map(({ what, count, times, bytes }) => {
      const ms = median(times);
      const base = first.get(what) ?? { count, ms };
      first.set(what, base);
      return [
        what,
        count,
        rounded(ms, 2),
        rounded(ms / base.ms, 2),
        rounded(ms / base.ms / (count / base.count), 2),
        rounded(bytes / 1000),
      ];
    });
    const table = toTable(
      ['', 'count', 'ms a page', '× the first', '÷ linear', 'KB of HTML'],
      rows,
    );
    return `${table}\n\nMedian of ${ROUNDS} rounds of ${PAGES_A_ROUND} uncached pages, the counts in turns. Target: at most 1.2 of linear.`;
  },
};
