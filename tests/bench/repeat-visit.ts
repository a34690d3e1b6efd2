import { createServer } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright';
import { startSite } from '../fixtures/running-site.ts';
import { PHONE } from '../fixtures/viewports.ts';
import type { Benchmark } from './benchmark.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';
import { timeOf } from './time-of.ts';
import { readyForOffline, stopWorkers } from './worker.ts';

const VISITS = 15;
/** First visits to a silent server; each needs a new visitor. */
const FIRST_VISITS = 5;
/** Path of the lower bound: the page's own document without scripts, served by the same service worker. */
const LIMIT = '/limit';
/** The lobby: not seen, but read ahead. */
const LOBBY = '/games';

/** Times of one visit, in ms. */
interface Paint {
  first: number;
  whole: number;
  /** First paint of the lower bound, opened alternately with the page. */
  limit: number;
}

/** Marks the time when the menu, a rail and the footer are all in the page. */
const watchForHome = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const isWhole = () =>
      ['nav a', 'main .rail-track', 'footer a'].every((part) => document.querySelector(part));
    const look = () => {
      if (isWhole()) performance.mark('home');
      else requestAnimationFrame(look);
    };
    look();
  });

/** Caches a page's document without scripts next to the page, once that is cached. */
const keepLimit = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(
    async ([limit, page]) => {
      for (;;) {
        const kept = await caches.match(page);
        const [name] = (await caches.keys()).filter((one) => one.startsWith('app-pages-'));
        if (kept && name) {
          const html = (await kept.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
          const cache = await caches.open(name);
          return cache.put(limit, new Response(html, { headers: kept.headers }));
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    [LIMIT, path] as const,
  );

/** Opens a URL with a stopped service worker. @returns ms until first paint */
async function open(page: Page, address: string): Promise<number> {
  await stopWorkers(page);
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  return timeOf(page, 'first-contentful-paint');
}

/** @returns ms since the start of the navigation */
async function visit(page: Page, origin: string, path: string): Promise<Paint> {
  const limit = await open(page, origin + LIMIT);
  const first = await open(page, origin + path);
  return { limit, first, whole: await timeOf(page, 'home') };
}

/** Makes a complete first visit to home, then stops the site. @param path the page to visit afterwards */
async function prepare(browser: Browser, slowdown: number, path = '/') {
  const site = await startSite();
  const { origin } = site;
  const { context, page } = await newVisitor(browser, PHONE);
  await watchForHome(context);
  await page.goto(origin);
  await readyForOffline(page);
  await keepLimit(page, path);
  await page.close();
  await site.stop();
  const again = await context.newPage();
  const session = await context.newCDPSession(again);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // With a debugger attached, every Error that a library creates at startup makes the browser parse the whole file
  // again to find the line. Visitors have no debugger.
  await session.send('Runtime.enable');
  await session.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
  return { context, page: again, origin };
}

async function withDeadServer(browser: Browser, slowdown: number, path = '/'): Promise<Paint[]> {
  const { context, page, origin } = await prepare(browser, slowdown, path);
  const paints: Paint[] = [];
  for (let round = 0; round < VISITS; round++) paints.push(await visit(page, origin, path));
  await context.close();
  return paints;
}

/** Runs with a server that accepts connections and never responds, which the service worker has not learned yet. */
async function withSilentServer(browser: Browser): Promise<Paint[]> {
  const paints: Paint[] = [];
  for (let visitor = 0; visitor < FIRST_VISITS; visitor++) {
    const { context, page, origin } = await prepare(browser, 1);
    const silent = createServer(() => undefined);
    const { port } = new URL(origin);
    await new Promise<void>((resolve) => silent.listen(Number(port), '127.0.0.1', resolve));
    paints.push(await visit(page, origin, '/'));
    await context.close();
    silent.close();
    silent.closeAllConnections();
  }
  return paints;
}

/** PF-7, G1, G2: the second visit with a dead or silent network. */
export const repeatVisit: Benchmark = {
  name: 'repeat-visit',
  title: 'A repeat visit without a network (PF-7, G1, G2)',
  async run() {
    const browser = await openBrowser();
    const dead = await withDeadServer(browser, 1);
    const deadSlow = await withDeadServer(browser, 4);
    const lobby = await withDeadServer(browser, 1, LOBBY);
    const lobbySlow = await withDeadServer(browser, 4, LOBBY);
    const silent = await withSilentServer(browser);
    await browser.close();
    const row = (what: string, paints: Paint[], target: string) => {
      const middle = (pick: (paint: Paint) => number) => median(paints.map(pick));
      const first = middle((paint) => paint.first);
      const limit = middle((paint) => paint.limit);
      return [
        what,
        rounded(limit),
        rounded(first),
        rounded(first / limit, 2),
        target,
        rounded(middle(({ whole }) => whole)),
        paints.length,
      ];
    };
    const table = toTable(
      [
        '',
        'limit ms',
        'first paint ms',
        'relative',
        'target',
        'menu, rails and footer ms',
        'visits',
      ],
      [
        row('server dead, worker cold', dead, '1.2'),
        row('the same, processor 4 times slower', deadSlow, '1.2'),
        row('server silent, worker cold', silent, '400 ms'),
        row('lobby, not seen, server dead, worker cold', lobby, '1.2'),
        row('the same, processor 4 times slower', lobbySlow, '1.2'),
      ],
    );
    return `${table}\n\nMedians, from the navigation's start. One visit before, after which the server is gone. The limit is the page's own document without its scripts, out of the same worker, stopped before each visit, in turns with the page. The lobby is a page that the first visit read ahead.`;
  },
};
