import { createServer } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright';
import { HEAD_START_MS } from '../../sw/navigation.ts';
import { startSite } from '../fixtures/running-site.ts';
import type { Benchmark } from './benchmark.ts';
import { newVisitor, openBrowser, PHONE } from './browser.ts';
import { median } from './median.ts';
import { openPlainPage, PLAIN_PAINT_MS, type PlainPage } from './plain-page.ts';
import { rounded, toTable } from './table.ts';
import { timeOf } from './time-of.ts';
import { readyForOffline, stopWorkers } from './worker.ts';

const VISITS = 15;
/** Visits that meet a silent server for the first time: each needs a visitor of its own. */
const FIRST_VISITS = 5;

/** One visit, in ms. */
interface Paint {
  first: number;
  whole: number;
  /** The plain page's first paint before it; where a worker has to go on running, before the first visit of several. */
  plain: number;
}

/** Notes when the menu, a rail of the home page and the footer are all in the page. */
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

/** @returns ms since the navigation began */
async function visit(page: Page, origin: string): Promise<Omit<Paint, 'plain'>> {
  await page.goto('about:blank');
  await page.goto(origin, { waitUntil: 'commit' });
  return {
    first: await timeOf(page, 'first-contentful-paint'),
    whole: await timeOf(page, 'home'),
  };
}

/** One whole first visit, after which the site goes away. */
async function prepare(browser: Browser, slowdown: number) {
  const site = await startSite();
  const { origin } = site;
  const { context, page } = await newVisitor(browser, PHONE);
  await watchForHome(context);
  await page.goto(origin);
  await readyForOffline(page);
  await page.close();
  await site.stop();
  const again = await context.newPage();
  const session = await context.newCDPSession(again);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // For every Error that a library makes while it starts, a debugger that listens has the whole file parsed again to
  // know the line. No visitor has one.
  await session.send('Runtime.enable');
  await session.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
  return { context, page: again, origin };
}

async function withDeadServer(
  browser: Browser,
  plainPage: PlainPage,
  slowdown: number,
): Promise<Paint[]> {
  const { context, page, origin } = await prepare(browser, slowdown);
  const paints: Paint[] = [];
  for (let round = 0; round < VISITS; round++) {
    const plain = await plainPage.visit();
    await stopWorkers(page);
    paints.push({ ...(await visit(page, origin)), plain });
  }
  await context.close();
  return paints;
}

/** The server takes connections in and never answers. */
async function withSilentServer(
  browser: Browser,
  plainPage: PlainPage,
): Promise<{ first: Paint[]; next: Paint[] }> {
  const first: Paint[] = [];
  const next: Paint[] = [];
  for (let visitor = 0; visitor < FIRST_VISITS; visitor++) {
    const { context, page, origin } = await prepare(browser, 1);
    const silent = createServer(() => undefined);
    const { port } = new URL(origin);
    await new Promise<void>((resolve) => silent.listen(Number(port), '127.0.0.1', resolve));
    const plain = await plainPage.visit();
    await stopWorkers(page);
    first.push({ ...(await visit(page, origin)), plain });
    for (let round = 0; round < 3; round++) next.push({ ...(await visit(page, origin)), plain });
    await context.close();
    silent.close();
    silent.closeAllConnections();
  }
  return { first, next };
}

/** PF-7, G1, G2: the second visit, when the network is dead or silent. */
export const repeatVisit: Benchmark = {
  name: 'repeat-visit',
  title: 'A repeat visit without a network (PF-7, G1, G2)',
  async run() {
    const browser = await openBrowser();
    const plainPage = await openPlainPage(browser);
    const dead = await withDeadServer(browser, plainPage, 1);
    const deadSlow = await withDeadServer(browser, plainPage, 4);
    const silent = await withSilentServer(browser, plainPage);
    await plainPage.close();
    await browser.close();
    const row = (what: string, paints: Paint[], target: number, wait = 0) => {
      const middle = (pick: (paint: Paint) => number) => median(paints.map(pick));
      const slowness = middle(({ plain }) => plain) / PLAIN_PAINT_MS;
      return [
        what,
        rounded(middle(({ first }) => first)),
        rounded(middle(({ whole }) => whole)),
        rounded(middle(({ plain }) => plain)),
        rounded(wait + (middle(({ first }) => first) - wait) / slowness),
        target,
        paints.length,
      ];
    };
    const table = toTable(
      [
        '',
        'first paint ms',
        'menu, home and footer ms',
        'plain page ms',
        'first paint, as there ms',
        'target ms',
        'visits',
      ],
      [
        row('server dead, worker cold', dead, 250),
        row('the same, processor 4 times slower', deadSlow, 900),
        row('server silent, worker cold', silent.first, 1800, HEAD_START_MS),
        row('server silent, the visits after it', silent.next, 300),
      ],
    );
    return `${table}\n\nMedians, from the navigation's start. One visit before, after which the server is gone. The plain page comes out of its service worker, runs no script and is opened in turns with the site, never slowed down; it took ${PLAIN_PAINT_MS} ms on the machine that the targets were found on (“as there”).`;
  },
};
