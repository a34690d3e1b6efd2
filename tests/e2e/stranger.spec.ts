import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { test as base, expect } from '../fixtures/test.ts';

// A foreign page, on another port of the machine, that tries to access the site and the pages that it frames.
const test = base.extend<{ stranger: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  stranger: async ({}, use) => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Stranger</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});
test.use({ reducedMotion: 'reduce', allowed: /frame-ancestors/ });

const DEMO = '/games/neon-alley/play?mode=demo';
const guest = (page: Page) => page.frameLocator('.guest-frame iframe');
const spin = (page: Page) => guest(page).getByRole('button', { name: /^Spin for/ });

test('S22 a foreign page that opens the site gets no access to its window or game', async ({
  page,
  site,
  stranger,
}) => {
  await page.goto(stranger);
  const opening = page.waitForEvent('popup');
  await page.evaluate((address) => {
    Object.assign(window, { held: open(address) });
  }, site.origin + DEMO);
  const popup = await opening;
  await expect(spin(popup)).toBeEnabled();
  expect(await popup.evaluate(() => opener)).toBeNull();
  expect(await page.evaluate(() => (Reflect.get(window, 'held') as Window).closed)).toBe(true);
});

test('S22 a foreign page that frames a game, the sportsbook or the site sees none of them', async ({
  page,
  site,
  stranger,
}) => {
  await page.goto(site.origin + DEMO);
  await expect(spin(page)).toBeEnabled();
  const game =
    page
      .frames()
      .find((frame) => frame.url().includes('/slot/'))
      ?.url() ?? '';
  const addresses = [game, new URL('/sportsbook', game).href, site.origin];
  await page.goto(stranger);
  for (const address of addresses) {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, address);
    await refused;
  }
  for (const frame of page.frames().slice(1)) expect(await frame.locator('main').count()).toBe(0);
});
