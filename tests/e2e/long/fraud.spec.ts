import { reportsOf } from '../../fixtures/device-reports.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { fillLogin, PASSWORD, signIn } from '../../fixtures/sign-in.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

// An error page instead of the script loads no script. Without the service worker, which the test does not need: its
// first installation, a few hundred files from a site that has just started, would coincide with the log-in.
test.use({
  viewport: DESKTOP,
  serviceWorkers: 'block',
  allowed: /Failed to load resource|Refused to execute script/,
});

test('REQ-5 QRY-3 examines the device only around a log-in, and sends the result with it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/help');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/fraud-proxy/script.js');
  const reports = reportsOf(page);
  const seen = page.waitForResponse('**/fraud-proxy/script.js');
  const login = page.waitForRequest((request) => request.url().endsWith('/accounts/sessions'));
  await page.goto('/login');
  await expectHydrated(page);
  await (await seen).finished();
  await expect.poll(() => page.evaluate(() => 'IGLOO' in globalThis)).toBe(true);
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  expect((await login).postDataJSON()).toMatchObject({ username: 'vera' });
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]?.postDataJSON().blackbox).toMatch(/^0400[\w+/=]+;[\w+/=]+$/);
  expect(asked.filter((path) => path === '/fraud-proxy/script.js').length).toBeLessThan(3);
});

for (const [name, body] of [
  ['is blocked', undefined],
  ['throws', 'throw new Error("broken script")'],
  ['gives nonsense', 'window.IGLOO = { getBlackbox: () => 7 }'],
] as const) {
  test.describe(() => {
    test.use({ allowed: /Failed to load resource|broken script/ });
    test(`F42 a device script that ${name} changes nothing for the player`, async ({ page }) => {
      await page.route('**/fraud-proxy/script.js', (route) =>
        body === undefined
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body }),
      );
      const reports = reportsOf(page);
      await signIn(page, 'vera', '/help');
      await expect.poll(() => reports.length).toBe(2);
      for (const report of reports) {
        expect(Object.keys(report.postDataJSON())).toEqual(['visitorId']);
      }
    });
  });
}
