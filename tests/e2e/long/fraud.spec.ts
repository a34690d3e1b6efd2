import { reportsOf } from '../../fixtures/device-reports.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

// An error page instead of the script loads no script. The service worker is not needed, and its first installation, a
// few hundred files from a just started site, would coincide with the login.
test.use({
  viewport: DESKTOP,
  serviceWorkers: 'block',
  allowed: /Failed to load resource|Refused to execute script/,
});

test('REQ-5 QRY-3 examines the device only around a login, and sends the result with it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/help');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/fraud-proxy/script.js');
  const seen = page.waitForResponse('**/fraud-proxy/script.js');
  const login = page.waitForRequest((request) => request.url().endsWith('/accounts/sessions'));
  await page.goto('/login');
  await (await seen).finished();
  await expect.poll(() => page.evaluate(() => 'IGLOO' in globalThis)).toBe(true);
  await signIn(page, 'vera');
  expect((await login).postDataJSON()).toMatchObject({ username: 'vera' });
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
