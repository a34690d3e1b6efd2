import { freePort } from '../../fixtures/free-port.ts';
import { startSandbox, startSite } from '../../fixtures/running-site.ts';
import { silentServer } from '../../fixtures/silent-server.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ allowed: /Failed to load resource|net::ERR|Error loading/ });

test('HOM-3 FRM-4 R3 F3 F12 sends the page by the deadline without content if it is silent', async ({
  page,
  own,
}) => {
  const silent = await silentServer();
  const site = await own(
    startSite({
      endpoints: { content: silent.origin, operator: silent.origin },
      content: { deadlineMs: 200 },
    }),
  );
  const response = await page.goto(site.origin, { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  await expect(page.getByRole('banner')).toBeVisible();
  silent.close();
});

test('F3 FRM-4 sends the frame by the deadline if content is late; the browser loads the rest', async ({
  page,
  own,
}) => {
  const silent = await silentServer();
  const site = await own(
    startSite({
      endpoints: { content: { url: '/content', internal: silent.origin } },
      content: { deadlineMs: 200 },
    }),
  );
  const response = await page.goto(`${site.origin}/promotions/weekend-encore`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  expect(await response?.text()).toContain('<header');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The weekend encore');

  await page.goto(`${site.origin}/promotions/no-such-promotion`);
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  silent.close();
});

test('CFG-4 the site works with the content system and operator on another origin', async ({
  page,
  own,
}) => {
  const port = await freePort();
  const siteOrigin = `http://127.0.0.1:${port}`;
  const remote = await own(startSandbox(siteOrigin));
  await own(
    startSite(
      {
        endpoints: {
          content: `${remote.origin.replace('localhost', '127.0.0.1')}/content`,
          operator: `${remote.origin.replace('localhost', '127.0.0.1')}/operator`,
        },
      },
      { PORT: String(port) },
    ),
  );
  await page.goto(siteOrigin);
  await expect(page.getByRole('heading', { name: 'On the bill tonight' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('link', { name: 'Casino' })
    .click();
  await expect(page).toHaveURL(/\/games/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Neon Alley/ })
      .first(),
  ).toBeVisible();
});

test.describe('a menu whose code does not load', () => {
  test.use({ allowed: /Failed to load resource|net::ERR|Overlays did not load/ });

  test('BRG-1 PWA-3 PWA-6 opens on one press once the network is back', async ({ page }) => {
    let isGone = true;
    await page.route(/assets\/start-[\w-]+\.js|healthz/, (route) =>
      isGone ? route.abort() : route.continue(),
    );
    const failure = () =>
      page.waitForEvent('console', (message) => message.text().startsWith('Overlays did not load'));
    const first = failure();
    await page.goto('/');
    await first;
    const second = failure();
    await page
      .getByRole('navigation', { name: 'Quick access' })
      .getByRole('button', { name: 'Menu' })
      .click();
    await second;
    isGone = false;
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test('HOM-3 FRM-4 R3 F1 renders the frame with 200 when the content system fails', async ({
  page,
  own,
}) => {
  const site = await own(
    startSite({
      endpoints: { content: 'http://127.0.0.1:9', operator: 'http://127.0.0.1:9' },
    }),
  );
  const response = await page.goto(site.origin);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the bill tonight' })).toHaveCount(0);
});
