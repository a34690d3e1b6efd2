import { expectHydrated, expectInteractive } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { cachedEntries, readyForOffline, workerInCharge } from '../../fixtures/pwa-worker.ts';
import { startSite } from '../../fixtures/running-site.ts';

test('PWA-1 F34 a page that never becomes idle registers the worker after 30 s', async ({
  page,
  gate,
}) => {
  const isAsked = () => gate.requests.some(({ path }) => path === '/sw.js');
  // Blocks the first picture, in whichever size the browser chooses.
  const html = await (await fetch(gate.origin)).text();
  const [hero = ''] =
    /<picture(?:(?!<\/picture).)*fetchpriority="high".*?<\/picture/is.exec(html) ?? [];
  for (const [size] of hero.matchAll(/\/content\/uploads\/[\w.-]+/g)) gate.trouble(size, 'hang');
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await expectHydrated(page);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(isAsked()).toBe(false);
  await page.clock.fastForward(20_000);
  await expect.poll(isAsked).toBe(true);
});

test('PWA-1 also controls a page that was loading during the takeover', async ({
  page,
  context,
  gate,
}) => {
  await page.goto('/');
  const onItsWay = await context.newPage();
  const arrives = gate.trouble('/games', 'hang');
  const opened = onItsWay.goto('/games');
  await expect.poll(() => gate.requests.some(({ path }) => path === '/games')).toBe(true);
  await workerInCharge(page);
  arrives();
  await opened;
  await workerInCharge(onItsWay);
});

test.describe('without service worker support', () => {
  test.use({ allowed: [/Service workers are disabled or not supported by this browser$/] });

  test('PWA-1 logs the error and the page works', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const said = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/');
    expect((await said).text()).toBe(
      'Service workers are disabled or not supported by this browser',
    );
    await expectInteractive(page);
  });
});

test.describe('when registration fails', () => {
  test.use({ allowed: [/Service worker registration failed|fetching the script/] });

  test('PWA-1 logs the error and the page works', async ({ page, gate }) => {
    gate.trouble('/sw.js', 'break');
    const said = page.waitForEvent('console', (message) => /registration/.test(message.text()));
    await page.goto('/');
    expect((await said).text()).toMatch(/^Service worker registration failed/);
    await expectInteractive(page);
  });
});

test('PWA-2 a long visit stays within the caps: 60 responses, 160 pictures, 15 MB', async ({
  page,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.reload();
  await page.evaluate(async () => {
    const picture = document.querySelector<HTMLImageElement>('main img[src*="/uploads/"]')?.src;
    for (let n = 0; n < 80; n++)
      await fetch(`/content/api/footer-texts?pagination[start]=${n}`, { credentials: 'omit' });
    for (let n = 0; n < 180; n++) {
      const image = new Image();
      image.src = `${picture}?n=${n}`;
      await image.decode();
    }
  });
  const count = async (cache: RegExp) =>
    (await cachedEntries(page)).filter((entry) => cache.test(entry.cache)).length;
  await expect.poll(() => count(/^app-content/)).toBe(60);
  await expect.poll(() => count(/^app-images/)).toBe(160);
  const { usage } = await page.evaluate(() => navigator.storage.estimate());
  expect(usage).toBeLessThan(15_000_000);
});

test('PWA-6 R12 the kill switch removes worker and caches with one reload; the site still works', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  const killing = await startSite({}, { SERVICE_WORKER: 'kill' });
  await gate.open(killing.origin);
  // A page also reads its own document, to save it.
  const pageViews = () =>
    gate.requests.filter(({ path, isNavigation }) => path === '/' && isNavigation).length;
  gate.forget();
  await page.goto('/');
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      controlled: navigator.serviceWorker.controller !== null,
    }));
  // A busy page requests the worker after 30 s, and a busy worker finishes before it is replaced.
  await expect(async () => {
    expect(pageViews()).toBe(2);
    expect(await left()).toEqual({ workers: 0, caches: [], controlled: false });
  }).toPass();
  gate.forget();
  await page.goto('/');
  await expectHydrated(page);
  await expect(async () => {
    expect(gate.requests.some(({ path }) => path === '/sw.js')).toBe(true);
  }).toPass();
  expect(pageViews()).toBe(1);
  // Later pictures of the page may still be loading.
  await page.close();
  await killing.stop();
});

test('PWA-3 opens pages from the network when cache storage stops responding', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker to silence');
  await worker.evaluate(() => {
    const silent = () => new Promise<never>(() => {});
    Object.assign(CacheStorage.prototype, { open: silent, match: silent, keys: silent });
    Object.assign(Cache.prototype, { match: silent, put: silent, keys: silent });
  });
  for (const path of ['/', '/games', '/login']) {
    await page.goto(path);
    await expectInteractive(page);
  }
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeEnabled();
});
