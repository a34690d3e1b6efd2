import { expectInteractive, goWithin } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';

// Ways in which a browser may refuse storage. Uncaught errors and console errors fail every test.

const refusals: { name: string; refuse: () => void }[] = [
  {
    name: 'IndexedDB throws when it is opened',
    refuse: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
  },
  {
    name: 'IndexedDB is not there',
    refuse: () => void Reflect.deleteProperty(window, 'indexedDB'),
  },
  {
    name: 'IndexedDB never settles',
    refuse: () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function () {
        return new Proxy(open.call(this, 'never'), {
          get: (request, key) =>
            key === 'addEventListener' ? () => undefined : Reflect.get(request, key, request),
        });
      };
    },
  },
  {
    name: 'localStorage and sessionStorage throw',
    refuse: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    },
  },
  {
    name: 'the page may not use caches',
    refuse: () => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'));
    },
  },
];

for (const { name, refuse } of refusals) {
  test(`PWA-2 R15 F36 the page works where ${name}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    await expectInteractive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All games' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
    await page.reload();
    await expectInteractive(page);
  });
}

test('PWA-2 R15 the page works while a tab with another version locks the database', async ({
  page,
  context,
}) => {
  const holder = await context.newPage();
  await holder.goto('/login');
  await holder.evaluate(async () => {
    const opened = indexedDB.open('marquee');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    indexedDB.deleteDatabase('marquee');
  });
  await page.goto('/');
  await expectInteractive(page);
  await goWithin(page, '/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
});

test.describe('on a full disk', () => {
  test.use({ allowed: [/Service worker registration failed|fetching the script|QuotaExceeded/] });

  test('PWA-2 R15 F35 the page works with 20 KB of storage left', async ({ page, gate }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: gate.origin,
      quotaSize: 20_000,
    });
    await page.goto('/');
    await expectInteractive(page);
    await expect.poll(() => gate.requests.some(({ path }) => path === '/app-shell')).toBe(true);
    await page.reload();
    await expectInteractive(page);
  });
});
