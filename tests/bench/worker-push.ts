import type { Page } from 'playwright';
import { openDelivery, watchPush } from '../fixtures/push-worker.ts';
import { workerInCharge } from '../fixtures/pwa-worker.ts';
import { startSite } from '../fixtures/running-site.ts';
import type { Benchmark } from './benchmark.ts';
import { hydrated, openBrowser } from './browser.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';
import { stopWorkers } from './worker.ts';

const ROUNDS = 40;
const PATHS = ['/promotions', '/sitemap'];

type Deliver = (text: string) => Promise<void>;

/** @returns ms from the delivery by the push service to the list of shown notifications */
async function toScreen(page: Page, deliver: Deliver, title: string): Promise<number> {
  const navigate = PATHS[Number(/\d+/.exec(title)) % 2];
  const notification = { title, tag: title, navigate, data: { id: '', topic: 'promotions' } };
  const began = performance.now();
  await deliver(JSON.stringify({ web_push: 8030, notification }));
  const isListed = await page.evaluate(async (title) => {
    const registration = await navigator.serviceWorker.ready;
    const givesUp = performance.now() + 1000;
    while (performance.now() < givesUp) {
      const shown = await registration.getNotifications();
      if (shown.some((one) => one.title === title)) return true;
    }
    return false;
  }, title);
  // A headless browser omits some notifications from its list, so those have no figure.
  return isListed ? performance.now() - began : Number.NaN;
}

/** @returns ms from the click to the heading of the page, in the open window */
async function toPage(page: Page, click: () => Promise<void>, path: string): Promise<number> {
  const began = performance.now();
  await click();
  await page.evaluate(async (path) => {
    const isThere = () => location.pathname === path && document.querySelector('main h1');
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, path);
  return performance.now() - began;
}

/** G5: from the delivery by the push service to the notification, and from the click to the page. */
export const workerPush: Benchmark = {
  name: 'worker-push',
  title: 'A push message in the worker (PWA-5, G5)',
  async run() {
    const site = await startSite();
    const browser = await openBrowser();
    const context = await browser.newContext();
    await context.grantPermissions(['notifications'], { origin: site.origin });
    const page = await context.newPage();
    await page.goto(site.origin);
    await hydrated(page);
    await workerInCharge(page);
    const push = await watchPush(page);
    const times = { warm: [] as number[], cold: [] as number[], click: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      const title = `warm ${round}`;
      const warm = await toScreen(page, push.deliver, title);
      times.warm.push(warm);
      if (Number.isNaN(warm)) continue;
      const path = PATHS[round % 2] ?? '';
      times.click.push(await toPage(page, () => push.click(title), path));
    }
    // A restarted service worker is a new target, which the first watcher does not see.
    const deliver = await openDelivery(await context.newCDPSession(page), site.origin);
    for (let round = 0; round < ROUNDS; round++) {
      await stopWorkers(page);
      times.cold.push(await toScreen(page, deliver, `cold ${round}`));
    }
    await browser.close();
    await site.stop();
    const row = (what: string, all: number[], target: number) => {
      const list = all.filter((time) => !Number.isNaN(time));
      const longest = Math.max(...list);
      return [what, list.length, rounded(median(list), 1), rounded(longest), target];
    };
    const table = toTable(
      ['', 'times', 'median ms', 'longest ms', 'target ms'],
      [
        row('handed over → on the screen, worker running', times.warm, 50),
        row('handed over → on the screen, worker stopped before', times.cold, 150),
        row('click → page shown, in the window that is open', times.click, 150),
      ],
    );
    return `${table}\n\nWith the site in front, which shows the message, too.`;
  },
};
