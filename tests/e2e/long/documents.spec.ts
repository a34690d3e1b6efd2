import type { Page } from 'playwright/test';
import { noisePng } from '../../fixtures/noise-png.ts';
import { signOutHere } from '../../fixtures/own-session.ts';
import { test as base, expect } from '../../fixtures/own-site.ts';
import { type Gate, startGate } from '../../fixtures/pwa-gate.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { setWeather } from '../../fixtures/weather.ts';

const UPLOADS = '/operator/accounts/NADIA001/uploads';

/** Each test has a site of its own behind a gate that can take the network away. */
const test = base.extend<{ gate: Gate }>({
  serviceWorkers: 'allow',
  gate: async ({ origin }, use) => {
    const gate = await startGate(origin);
    await use(gate);
    await gate.close();
  },
  baseURL: async ({ gate }, use) => use(gate.origin),
});
// What the browser itself says of a line that is cut, and of a refusal.
test.use({ allowed: /Failed to load resource: .*(404|409|415|422|net::ERR_)/ });

const photo = (name: string, buffer = noisePng(600)) => ({ name, mimeType: 'image/png', buffer });
const choose = (page: Page) => page.getByLabel('Choose a file');
const sentPieces = ({ requests }: Gate) =>
  requests
    .flatMap(({ path }) => /\/uploads\/[^?]+\?offset=(\d+)/.exec(path)?.[1] ?? [])
    .map(Number);

/** As the identity modal leads there (AUT-6). */
async function openDocuments(page: Page): Promise<void> {
  await signIn(page, 'nadia', '/account');
  await page.getByRole('dialog').getByRole('link', { name: 'Upload documentation' }).click();
  await expect(page).toHaveURL('/account/documents?kind=identification');
}

test('AUT-6 B33 only the kind that the identity modal names is chosen ahead', async ({ page }) => {
  await openDocuments(page);
  await expect(page.getByRole('radio', { name: /Identity document/ })).toBeChecked();
  await page.goto('/account/documents?kind=payment');
  await expect(page.getByRole('radio', { name: /Means of payment/ })).not.toBeChecked();
  await expect(choose(page)).toHaveCount(0);
  await page.getByRole('radio', { name: /Means of payment/ }).check();
  await expect(choose(page)).toHaveCount(1);
});

test('B54 what is no document never leaves the device', async ({ page, gate }) => {
  await openDocuments(page);
  const files: [Buffer, RegExp][] = [
    [Buffer.from('MZ\x90\0 a program'), /not a photo .* or a PDF/],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a photo .* or a PDF/],
    [Buffer.alloc(0), /This file is empty/],
    [Buffer.alloc(10_485_761, 0xff), /larger than 10 MB/],
    [noisePng(40).subarray(0, 200), /cannot be read/],
  ];
  for (const [content, words] of files) {
    await choose(page).setInputFiles(photo('photo.png', content));
    await expect(page.getByText(words)).toBeVisible();
  }
  expect(gate.requests.filter(({ path }) => path.startsWith(UPLOADS))).toEqual([]);
});

test('B54 of two files the one chosen last counts, however long the first is looked at', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = createImageBitmap;
    const held = new Promise((goOn) => Object.assign(window, { goOn }));
    const opening = async (picture: Blob) => {
      await held;
      return open(picture);
    };
    Object.assign(window, { createImageBitmap: opening });
  });
  await openDocuments(page);
  await choose(page).setInputFiles(photo('passport.png'));
  await expect(page.getByText('Looking at the file')).toBeVisible();
  await choose(page).setInputFiles(photo('empty.png', Buffer.alloc(0)));
  await expect(page.getByText('This file is empty')).toBeVisible();
  await page.evaluate(async () => {
    Reflect.get(window, 'goOn')();
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await expect(page.getByText('This file is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it' })).toHaveCount(0);
});

test('B54 the operator has the last word on what is inside', async ({ page }) => {
  await openDocuments(page);
  const file = photo('letter.pdf', Buffer.from('%PDF-1.7\nnothing that a PDF holds'));
  await choose(page).setInputFiles(file);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('alert')).toHaveText(/cannot be read|not a photo/);
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Choose another' }).click();
  await choose(page).setInputFiles(photo('passport.png'));
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('We have it')).toBeVisible();
});

test.describe('on a slow line', () => {
  const passport = photo('passport.png');

  test.beforeEach(async ({ page, origin }) => {
    await openDocuments(page);
    await choose(page).setInputFiles(passport);
    await setWeather(origin, { operator: { delayMs: 3000 } });
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText(/\(2\d%\)/)).toBeVisible();
  });

  test('PGS-1 a lost connection costs one piece, and it goes on by itself', async ({
    page,
    gate,
    origin,
  }) => {
    await gate.close();
    await expect(page.getByText('The connection is gone.')).toBeVisible();
    await setWeather(origin, {});
    await gate.open();
    // A part of the page that did not load in the meantime is no reason to load the page again.
    await page.evaluate(() => {
      Object.assign(window, { note: 'here' });
      dispatchEvent(new Event('vite:preloadError'));
    });
    await expect(page.getByText('We have it')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'note'))).toBe('here');
    const offsets = sentPieces(gate);
    expect(offsets.filter((offset) => offset === 0)).toEqual([0]);
    expect(offsets.length - new Set(offsets).size).toBeLessThan(2);
  });

  test('PGS-1 after a reload it goes on with the same file, of which nothing was kept', async ({
    page,
    gate,
    origin,
  }) => {
    await page.reload();
    await setWeather(origin, {});
    await expect(page.getByText(/An upload was cut off at \d\d%: Identity document/)).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toContain('passport');
    gate.forget();
    await choose(page).setInputFiles({ ...passport, name: 'renamed.png' });
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('We have it')).toBeVisible();
    expect(Math.min(...sentPieces(gate))).toBeGreaterThan(0);
  });

  for (const [state, asleep] of [
    ['open', false],
    ['that was asleep', true],
  ] as const)
    test(`AUT-2 signing out elsewhere makes a tab ${state} forget the upload`, async ({
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

  test('PGS-1 pause, go on, cancel', async ({ page, gate, origin }) => {
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByText('Paused.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText(/\([5-9]\d%\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(choose(page)).toHaveCount(1);
    await setWeather(origin, {});
    await page.reload();
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    await expect(page.getByText(/An upload was cut off/)).toHaveCount(0);
    expect(new Set(sentPieces(gate)).size).toBeGreaterThan(1);
  });
});
