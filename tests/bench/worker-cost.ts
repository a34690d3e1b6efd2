import type { Page } from 'playwright';
import { startSite } from '../fixtures/running-site.ts';
import type { Benchmark } from './benchmark.ts';
import { openBrowser } from './browser.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';
import { readyForOffline, stopWorkers } from './worker.ts';

const CALLS = 60;
const PATH = '/operator/jackpots?group=marquee';

/** Makes one API call from a page. @returns ms until the body has arrived */
const call = (page: Page): Promise<number> =>
  page.evaluate(async (path) => {
    const began = performance.now();
    await (await fetch(path, { cache: 'no-store' })).arrayBuffer();
    return performance.now() - began;
  }, PATH);

/** PF-8, G9: overhead of the service worker for an API call. */
export const workerCost: Benchmark = {
  name: 'worker-cost',
  title: 'The worker and an API call (PF-8, G9)',
  async run() {
    const site = await startSite();
    const browser = await openBrowser();
    const open = async (serviceWorkers: 'allow' | 'block') => {
      const page = await (await browser.newContext({ serviceWorkers })).newPage();
      await page.goto(site.origin);
      if (serviceWorkers === 'allow') await readyForOffline(page);
      await page.waitForLoadState('networkidle');
      return page;
    };
    const without = await open('block');
    const withWorker = await open('allow');
    const times = { without: [] as number[], warm: [] as number[], cold: [] as number[] };
    for (let round = 0; round < CALLS; round++) {
      times.without.push(await call(without));
      times.warm.push(await call(withWorker));
      await stopWorkers(withWorker);
      times.cold.push(await call(withWorker));
    }
    await browser.close();
    await site.stop();
    const base = median(times.without);
    const row = (what: string, list: number[]) => [
      what,
      rounded(median(list), 2),
      rounded(median(list) - base, 2),
    ];
    const table = toTable(
      ['', 'median ms', 'more than without, ms'],
      [
        row('no worker', times.without),
        row('a worker, running', times.warm),
        row('a worker, stopped before each call', times.cold),
      ],
    );
    return `${table}\n\n${CALLS} calls each, in turns. Target: at most 1 ms more.`;
  },
};
