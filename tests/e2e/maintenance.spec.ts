import { startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { setWeather } from '../fixtures/weather.ts';

// Console errors of the browser about the simulated failures.
test.use({
  allowed: [/Failed to load resource.*503/],
  // Prefetching by the service worker would meet the simulated failures at an unpredictable time.
  serviceWorkers: 'block',
});

test('REQ-9 RTE-1 F15 shows the maintenance page, then returns to the visitor’s last page', async ({
  page,
  own,
}) => {
  const site = await own(startSite());
  await page.clock.install();
  await page.goto(`${site.origin}/promotions?category=sports`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await setWeather(site.origin, { operator: { maintenance: true } });
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('link', { name: 'Sports' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back in a moment');
  await expect(page).toHaveURL(/\/maintenance\?from=%2Fsports$/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Not back yet. We’ll keep checking.')).toBeVisible();
  const checked = page.waitForResponse((answer) => answer.status() === 503);
  await page.clock.fastForward(31_000);
  await checked;
  await expect(page).toHaveURL(/\/maintenance/);

  await setWeather(site.origin, {});
  // A check that is still pending also counts as the next one.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page).toHaveURL(/\/sports$/, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports');
});
