import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { newVisitor, PHONE } from './browser.ts';
import { timeOf } from './time-of.ts';
import { stopWorkers, workerInCharge } from './worker.ts';

/**
 * The first paint of a page that a stopped worker answers as it was kept, on the machine and at the hour that the targets
 * of PF-7 come from (ms, median of 15): the quickest way to answer of those that were measured beside each other there.
 */
export const PLAIN_PAINT_MS = 92;

/** A page of words and boxes without scripts, which its worker answers as it was kept: what a visit costs the browser. */
export interface PlainPage {
  /** Opens it, the worker stopped before. @returns ms until its first paint */
  visit: () => Promise<number>;
  close: () => Promise<void>;
}

/** One visit with a server, after which there is none. */
export async function openPlainPage(browser: Browser): Promise<PlainPage> {
  const server = createServer(({ url }, response) => {
    const [type, text] = url === '/sw.js' ? ['text/javascript', WORKER] : ['text/html', DOCUMENT];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { context, page } = await newVisitor(browser, PHONE);
  await page.goto(origin);
  await page.evaluate(() => void navigator.serviceWorker.register('/sw.js'));
  await workerInCharge(page);
  server.close();
  server.closeAllConnections();
  return { visit: () => visitOnce(page, origin), close: () => context.close() };
}

async function visitOnce(page: Page, origin: string): Promise<number> {
  await stopWorkers(page);
  await page.goto('about:blank');
  await page.goto(origin, { waitUntil: 'commit' });
  return timeOf(page, 'first-contentful-paint');
}

const WORKER = `
addEventListener('install', (event) =>
  event.waitUntil(caches.open('page').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
});`;

const many = (count: number, part: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => part(place)).join('');

/** A menu of 12, eight rails of 40 cards, a footer of 60 links. */
const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title>
<meta name="viewport" content="width=device-width"><style>
body { margin: 0; font: 16px sans-serif; background: #111; color: #eee }
nav, .rail { display: flex; gap: 8px; overflow: auto }
article { flex: none; width: 140px }
.picture { height: 180px; background: #345 }
</style></head><body><nav>${many(12, (place) => `<a href="/${place}">Menu ${place}</a>`)}</nav><main>${many(
  8,
  (rail) =>
    `<h2>Rail ${rail}</h2><div class="rail">${many(
      40,
      (card) =>
        `<article><div class="picture"></div><h3><a href="/${rail}/${card}">Game ${card}</a></h3><p>A studio, rail ${rail}</p></article>`,
    )}</div>`,
)}</main><footer>${many(60, (place) => `<a href="/f${place}">Link ${place}</a> `)}</footer></body></html>`;
