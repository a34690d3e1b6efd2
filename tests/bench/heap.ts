import type { CDPSession, Page } from 'playwright';
import { startSite } from '../fixtures/running-site.ts';
import { PHONE } from '../fixtures/viewports.ts';
import type { Benchmark } from './benchmark.ts';
import { hydrated, newVisitor, openBrowser } from './browser.ts';
import { rounded, toTable } from './table.ts';

const PATHS = ['/games', '/promotions', '/sports', '/sitemap', '/'];
const ROUNDS = 20;

/** Follows a link within the page, without a document load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(),
    path,
  );
  await page.waitForURL(`**${path}`);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
}

async function look(page: Page, session: CDPSession) {
  // Lets pending work of the page finish. Some objects are only freed by the next collection.
  for (let time = 0; time < 3; time++) {
    await page.waitForTimeout(1000);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** PF-10: memory left behind by navigations. */
export const heap: Benchmark = {
  name: 'heap',
  title: 'Memory after 100 navigations (PF-10)',
  async run() {
    const site = await startSite();
    const browser = await openBrowser();
    const { context, page } = await newVisitor(browser, PHONE);
    await page.goto(site.origin);
    await hydrated(page);
    // The first round loads the code of the pages, which stays in memory.
    for (const path of PATHS) await follow(page, path);
    const session = await context.newCDPSession(page);
    const before = await look(page, session);
    for (let round = 0; round < ROUNDS; round++) for (const path of PATHS) await follow(page, path);
    const after = await look(page, session);
    await browser.close();
    await site.stop();
    const table = toTable(
      ['', 'heap MB', 'nodes', 'listeners'],
      [
        ['after each page once', rounded(before.bytes / 1e6, 2), before.nodes, before.listeners],
        [
          `after ${ROUNDS * PATHS.length} navigations more`,
          rounded(after.bytes / 1e6, 2),
          after.nodes,
          after.listeners,
        ],
        [
          'growth',
          rounded((after.bytes - before.bytes) / 1e6, 2),
          after.nodes - before.nodes,
          after.listeners - before.listeners,
        ],
      ],
    );
    return `${table}\n\nAfter collection, on ${PATHS.join(', ')} in turns. Target: under 5 MB and no listener left.`;
  },
};
