import type { Page } from 'playwright/test';
import { noisePng } from '../../fixtures/noise-png.ts';
import { signOutHere } from '../../fixtures/own-session.ts';
import { test as base, expect } from '../../fixtures/own-site.ts';
import { type Gate, startGate } from '../../fixtures/pwa-gate.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { setWeather } from '../../fixtures/weather.ts';

/** Each test has a separate site behind a gate that can cut the network. */
const test = base.extend<{ gate: Gate }>({
  serviceWorkers: 'allow',
  gate: async ({ origin }, use) => {
    const gate = await startGate(origin);
    await use(gate);
    await gate.close();
  },
  baseURL: async ({ gate }, use) => use(gate.origin),
});
// Console errors of the browser about cut connections and refusals.
test.use({ allowed: /Failed to load resource: .*(404|409|415|422|net::ERR_)/ });

const photo = (name: string, buffer = noisePng(600)) => ({ name, mimeType: 'image/png', buffer });
const choose = (page: Page) => page.getByLabel('Choose a file');
const sentPieces = ({ requests }: Gate) =>
  requests
    .flatMap(({ path }) => /\/uploads\/[^?]+\?offset=(\d+)/.exec(path)?.[1] ?? [])
    .map(Number);

/** Opens the page by the link of the identity dialog (AUT-6). */
async function openDocuments(page: Page): Promise<void> {
  await signIn(page, 'nadia', '/account');
  await page.getByRole('dialog').getByRole('link', { name: 'Upload a document' }).click();
  await expect(page).toHaveURL('/account/documents?kind=identification&returnUrl=%2Faccount');
}

test.describe('on a slow connection', () => {
  const passport = photo('passport.png');

  test.beforeEach(async ({ page, origin }) => {
    await openDocuments(page);
    await choose(page).setInputFiles(passport);
    await setWeather(origin, { operator: { delayMs: 3000 } });
    await page.getByRole('button', { name: 'Send document' }).click();
    await expect(page.getByText(/\(2\d%\)/)).toBeVisible();
  });

  test('PGS-1 an upload that lost a chunk with the connection continues by itself', async ({
    page,
    gate,
    origin,
  }) => {
    await gate.close();
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await setWeather(origin, {});
    await gate.open();
    // A part of the page that failed to load in the meantime must not cause a reload.
    await page.evaluate(() => {
      Object.assign(window, { note: 'here' });
      dispatchEvent(new Event('vite:preloadError'));
    });
    await expect(page.getByText('Received:')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'note'))).toBe('here');
    const offsets = sentPieces(gate);
    expect(offsets.filter((offset) => offset === 0)).toEqual([0]);
    expect(offsets.length - new Set(offsets).size).toBeLessThan(2);
  });

  test('PGS-1 an upload continues with the same file after a reload that kept nothing of it', async ({
    page,
    gate,
    origin,
  }) => {
    await page.reload();
    await setWeather(origin, {});
    await expect(page.getByText(/Your upload stopped at \d\d%: Identity document/)).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toContain('passport');
    gate.forget();
    await choose(page).setInputFiles({ ...passport, name: 'renamed.png' });
    await page.getByRole('button', { name: 'Send document' }).click();
    await expect(page.getByText('Received:')).toBeVisible();
    expect(Math.min(...sentPieces(gate))).toBeGreaterThan(0);
  });

  for (const [state, asleep] of [
    ['open', false],
    ['that was asleep', true],
  ] as const)
    test(`AUT-2 forgets the upload in a tab ${state} when the player signs out elsewhere`, async ({
      page,
      context,
      origin,
    }) => {
      const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
      expect(await kept()).toContain('identification');
      await setWeather(origin, {});
      const other = await context.newPage();
      await other.goto('/games');
      if (asleep) await page.goto('about:blank');
      await signOutHere(other);
      if (asleep) await page.goto('/games');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect.poll(kept).not.toContain('identification');
    });
});
