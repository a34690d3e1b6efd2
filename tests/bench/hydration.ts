import type { Page } from 'playwright';
import { startSite } from '../fixtures/running-site.ts';
import { PHONE } from '../fixtures/viewports.ts';
import type { Benchmark } from './benchmark.ts';
import { hydrated, newVisitor, openBrowser } from './browser.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';

const ROUNDS = 9;
const SLOWDOWNS = [1, 4];
/** Longest task that is not a long task, in ms. The excess counts as blocking time. */
const LONG = 50;

interface Cost {
  longest: number;
  blocking: number;
  scrolling: number;
}

/** Returns the long tasks of the page since the last call, or since the page began. */
const takeTasks = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        // A task is reported after its end, so wait until the browser is idle.
        requestIdleCallback(() =>
          setTimeout(() => resolve((globalThis as unknown as { tasks: number[] }).tasks.splice(0))),
        ),
      ),
  );

async function visit(page: Page, origin: string): Promise<Cost> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(origin);
  await hydrated(page);
  const tasks = await takeTasks(page);
  const { height } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight }));
  for (let y = 0; y < height; y += PHONE.height / 2)
    await page.evaluate(
      (top) =>
        new Promise((resolve) => {
          scrollTo(0, top);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      y,
    );
  const scrolling = await takeTasks(page);
  return {
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + task - LONG, 0),
    scrolling: Math.max(0, ...scrolling),
  };
}

/** PF-2 in a real browser: how long home blocks the main thread during hydration and while scrolling. */
export const hydration: Benchmark = {
  name: 'hydration',
  title: 'Hydration of home (PF-2)',
  async run() {
    const site = await startSite();
    const browser = await openBrowser();
    const costs = new Map<number, Cost[]>(SLOWDOWNS.map((slowdown) => [slowdown, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [slowdown, list] of costs) {
        const { context, page } = await newVisitor(browser, PHONE, slowdown);
        list.push(await visit(page, site.origin));
        await context.close();
      }
    }
    await browser.close();
    await site.stop();
    const table = toTable(
      ['processor', 'longest task ms', 'blocking ms', 'longest task while scrolling ms'],
      [...costs].map(([slowdown, list]) => [
        slowdown === 1 ? 'as it is' : `${slowdown} times slower`,
        rounded(median(list.map(({ longest }) => longest))),
        rounded(median(list.map(({ blocking }) => blocking))),
        rounded(median(list.map(({ scrolling }) => scrolling))),
      ]),
    );
    return `${table}\n\nMedian of ${ROUNDS} first visits, in turns; 0 where no task passed ${LONG} ms. Blocking is what tasks have over ${LONG} ms, from the first byte until hydrated.`;
  },
};
