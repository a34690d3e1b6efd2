import { reportsOf } from '../fixtures/device-reports.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { fillLogin, PASSWORD } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

// An error page instead of the script loads no script. Without the service worker, which the test does not need: its
// first installation, a few hundred files from a site that has just started, would coincide with the log-in.
test.use({
  viewport: DESKTOP,
  serviceWorkers: 'block',
  allowed: /Failed to load resource|Refused to execute script/,
});

test('REQ-4 REQ-5 identifies the device by API key before log-in and by token after it', async ({
  page,
}) => {
  const reports = reportsOf(page);
  await page.goto('/login');
  await expectHydrated(page);
  // The site waits two seconds for the device script. A slow machine may not load it within a log-in.
  await expect.poll(() => page.evaluate(() => 'IGLOO' in globalThis)).toBe(true);
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => reports.length).toBe(2);
  const [before, after] = await Promise.all(reports.map((report) => report.allHeaders()));
  expect(before?.['x-api-key']).toBe('marquee-demo-device-check');
  expect(before?.['authorization']).toBeUndefined();
  expect(after?.['authorization']).toMatch(/^Bearer [\w-]{40,}$/);
  expect(after?.['x-api-key']).toBeUndefined();
  const [first, second] = reports.map((report) => report.postDataJSON());
  expect(second.visitorId).toBe(first.visitorId);
  expect(second.blackbox).toMatch(/^0400[\w+/=]+;[\w+/=]+$/);
  for (const report of reports) expect((await report.response())?.status()).toBe(202);
});
