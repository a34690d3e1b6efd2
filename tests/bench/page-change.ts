import type { Page } from 'playwright';
import { startSite } from '../fixtures/running-site.ts';
import { PHONE } from '../fixtures/viewports.ts';
import type { Benchmark } from './benchmark.ts';
import { hydrated, newVisitor, openBrowser } from './browser.ts';
import { median, quantile } from './median.ts';
import { rounded, toTable } from './table.ts';
import { readyForOffline } from './worker.ts';

const ROUNDS = 7;
/** Time between pressing and releasing a link, in ms. */
const REST_MS = 100;
/** After this time a press counts as lost. */
const LIMIT_MS = 10_000;
/** Duration of prefetching on a first visit, in ms. The measurement begins after it. */
const READS_AHEAD_MS = 6000;

/** Links followed one after another, from home. */
const CHANGES = [
  { what: 'home to the lobby', href: '/games' },
  { what: 'the lobby to a game', href: '/games/velvet-fox' },
  { what: 'a game to promotions', href: '/promotions' },
  { what: 'promotions to home', href: '/' },
];

/** @returns from the click until the frame with the next page's heading is on the screen, in ms */
async function follow(page: Page, href: string): Promise<number> {
  const link = page.locator(`a[href="${href}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.evaluate((limit) => {
    const heading = document.querySelector('main h1');
    const changed = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`No new page after ${limit} ms`)), limit);
      const watch = ({ timeStamp }: Event) => {
        const shown = () => resolve(performance.now() - timeStamp);
        const changes = new MutationObserver(() => {
          const next = document.querySelector('main h1');
          if (!next || next === heading) return;
          changes.disconnect();
          // The next task after a frame's callbacks runs once the frame is painted, this one before the page's effects.
          requestAnimationFrame(() => scheduler.postTask(shown, { priority: 'user-blocking' }));
        });
        changes.observe(document.body, { childList: true, subtree: true });
      };
      document.addEventListener('click', watch, { capture: true, once: true });
    });
    Object.assign(globalThis, { changed });
  }, LIMIT_MS);
  await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(
    () => (globalThis as unknown as { changed: Promise<number> }).changed,
  );
  await page.waitForTimeout(1500);
  return time;
}

/** From page to page, for a visitor whose service worker has its files. */
export const pageChange: Benchmark = {
  name: 'page-change',
  title: 'From page to page (PF-9)',
  async run() {
    const site = await startSite();
    const browser = await openBrowser();
    const rows = CHANGES.map(({ what }) => ({ what, 1: [] as number[], 4: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++)
      for (const slowdown of [1, 4] as const) {
        const { context, page } = await newVisitor(browser, PHONE);
        await page.goto(site.origin);
        await readyForOffline(page);
        await page.waitForTimeout(READS_AHEAD_MS);
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.reload();
        await hydrated(page);
        await page.waitForTimeout(2500);
        for (const [index, { href }] of CHANGES.entries())
          rows[index]?.[slowdown].push(await follow(page, href));
        await context.close();
      }
    await browser.close();
    await site.stop();
    const table = toTable(
      ['', 'median ms', '75th percentile', '4 times slower: median', '75th percentile'],
      rows.map(({ what, 1: fast, 4: slow }) => [
        what,
        ...[fast, slow].flatMap((list) => [rounded(median(list)), rounded(quantile(list, 0.75))]),
      ]),
    );
    return `${table}\n\n${ROUNDS} rounds in turns, links rested on for ${REST_MS} ms first, until the next page's heading is painted. Target: at most 100 ms on the slow processor.`;
  },
};
