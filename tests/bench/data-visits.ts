import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { buildAssets } from '../fixtures/build-assets.ts';
import { type CountingProxy, startCountingProxy } from '../fixtures/counting-proxy.ts';
import { deploy, ONE_WORD } from '../fixtures/pwa-builds.ts';
import { startSite } from '../fixtures/running-site.ts';
import { PHONE } from '../fixtures/viewports.ts';
import { readyForOffline } from './worker.ts';

/** Longer than the page waits before it starts background work, in ms. */
const QUIET_MS = 5000;

/**
 * How long pages wait for their content, in ms. Long, because a server that has just started would otherwise send
 * incomplete pages first, and full ones again later.
 */
const PATIENT = { content: { deadlineMs: 5000 } };

/** Bytes by path, largest first. */
export type Transfer = readonly (readonly [path: string, bytes: number])[];

/** Bytes transferred to a phone that opens home, including headers, over HTTP/1.1. */
export interface DataVisits {
  /** A first visit in a browser without service workers. */
  first: Transfer;
  /** A first visit including the installation of the service worker and prefetching. */
  installed: Transfer;
  further: Transfer;
  /** The visit after a release that changes one word, until the new version is active and has its files. */
  release: Transfer;
}

export const bytesOf = (transfer: Transfer): number =>
  transfer.reduce((sum, [, bytes]) => sum + bytes, 0);

/** Lists the files of a transfer, one per line. */
export const listOf = (transfer: Transfer): string =>
  transfer.map(([path, bytes]) => `\n${bytes} bytes of ${path}`).join('');

/** Waits until a page has been idle on the network for a while. */
async function quiet(proxy: CountingProxy): Promise<void> {
  for (let since = Date.now(); Date.now() - since < QUIET_MS; ) {
    const before = proxy.asked();
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (proxy.open() > 0 || proxy.asked() !== before) since = Date.now();
  }
}

/** Waits until the service worker has cached these files. */
const keeps = (page: Page, assets: string[]) =>
  page.evaluate(async (paths) => {
    for (;;) {
      const found = await Promise.all(
        paths.map((path) => caches.match(path, { ignoreSearch: true })),
      );
      if (found.every(Boolean)) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }, assets);

/** Measures four visits to home through a counting proxy. */
export async function measureData(browser: Browser): Promise<DataVisits> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-data-'));
  const site = await startSite(PATIENT, { DATA_DIR: dataDir });
  const proxy = await startCountingProxy(site.origin);

  const plain = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  await (await plain.newPage()).goto(proxy.origin);
  await quiet(proxy);
  await plain.close();
  const first = proxy.take();

  const context = await browser.newContext({ viewport: PHONE });
  const open = async () => {
    const page = await context.newPage();
    await page.goto(proxy.origin);
    return page;
  };
  const page = await open();
  await readyForOffline(page);
  await keeps(page, buildAssets());
  await quiet(proxy);
  await page.close();
  const installed = proxy.take();

  const again = await open();
  await quiet(proxy);
  await again.close();
  const further = proxy.take();

  const next = await deploy('two', dataDir, ONE_WORD, PATIENT);
  // As a deploy's health check does. The service worker waits 200 ms for a page before it opens the kept one and reads
  // its content again, and the first page of a process takes longer.
  await proxy.warmUp(next.site.origin, '/');
  proxy.leadTo(next.site.origin);
  const late = await open();
  await late.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await quiet(proxy);
  await Promise.all([
    late.waitForEvent('load'),
    late.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      });
      waiting?.postMessage({ type: 'SKIP_WAITING' });
    }),
  ]);
  await keeps(late, next.assets);
  await quiet(proxy);
  const release = proxy.take();

  await context.close();
  await proxy.stop();
  await next.site.stop();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { first, installed, further, release };
}
