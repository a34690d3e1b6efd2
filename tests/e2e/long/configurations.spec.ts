import { fileURLToPath } from 'node:url';
import { crawl, missing, originsOf, siteOf } from '../../fixtures/crawl.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { allOn } from '../../fixtures/site-all-on.ts';
import { startIndigitall } from '../../fixtures/stand-in-indigitall.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

test.use({ viewport: DESKTOP });

test('CFG-2 CFG-3 everything on: each part shows, no broken links or policy violations', async ({
  page,
  own,
}) => {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const service = await startIndigitall();
  const providers = { ...allOn.providers, inDigital: service.settings };
  const config = { ...allOn, siteUrl, providers };
  const BRAND_DIR = fileURLToPath(new URL('../../fixtures/brand', import.meta.url));
  const { origin, output } = await own(siteOf(config, { PORT: String(port), BRAND_DIR }));
  expect(origin).toBe(siteUrl);
  expect(output()).not.toContain('not mounted');
  const home = await fetch(origin, { redirect: 'manual' });
  expect([home.status, home.headers.get('location')]).toEqual([302, '/games']);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Full House' });
  await page.goto(`${origin}/no-such-page`);
  await expect(page).toHaveURL(`${origin}/games`);
  await expect(logo).toHaveJSProperty('naturalWidth', 132);
  expect(await logo.boundingBox()).toMatchObject({ width: 132, height: 40 });
  await expect(page.getByText('That page no longer exists')).toBeVisible();
  const found = await crawl(origin, '/games');
  // Home is a valid link target in both languages.
  found.delete('/');
  found.delete('/es');
  expect(missing(found)).toEqual([]);
  const { routes } = allOn;
  const pages = Object.values(routes).filter((path) => !path.startsWith(routes.playerArea));
  expect(pages.length).toBeGreaterThan(12);

  const origins = originsOf(page);
  for (const path of pages.filter((one) => one !== '/legal' && one !== '/providers')) {
    const answer = await page.goto(origin + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expectHydrated(page);
  }
  await page.goto(`${origin}/promotions`);
  await expectHydrated(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Cookie settings')).toBeVisible();
  const chat = header.getByRole('link', { name: 'Chat with us' });
  const frames = new URL((await chat.getAttribute('href')) ?? '').origin;
  await chat.click();
  await expect(page.getByRole('dialog', { name: 'Chat with Full House' })).toBeVisible({});
  // Nothing of the tag manager, map or push service is requested before it is needed.
  expect([...origins].filter((one) => one !== origin && one !== frames)).toEqual([]);
  service.stop();
});
