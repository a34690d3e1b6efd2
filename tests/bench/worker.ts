import type { Page } from 'playwright';
import { workerInCharge } from '../fixtures/pwa-worker.ts';

/** Stops every service worker, so that the next request has to start it. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Waits until the service worker has the content of home and the page has saved its responses. */
export async function readyForOffline(page: Page): Promise<void> {
  await workerInCharge(page);
  await page.evaluate(async () => {
    const hasContent = async () => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (url.includes('/content/api/homes')) return true;
      return false;
    };
    const hasAnswer = async () => {
      const opened = indexedDB.open('marquee');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const keys = opened.result.transaction('answers').objectStore('answers').getAllKeys();
      await new Promise((resolve) => keys.addEventListener('success', resolve));
      opened.result.close();
      return keys.result.includes('home:en');
    };
    while (!(await hasContent()) || !(await hasAnswer()))
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
}
