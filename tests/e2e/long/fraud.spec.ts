import type { Page, Request } from 'playwright/test';
import { expect, test } from '../../fixtures/own-site.ts';
import { DESKTOP } from '../../fixtures/public-routes.ts';
import { signIn, userMenu } from '../../fixtures/sign-in.ts';
import { setWeather } from '../../fixtures/weather.ts';

// A refusal instead of the script is no script. The service worker has no part in this, and its first installation, a
// few hundred files from a site that has just started, would fall into the very seconds of the login.
test.use({
  viewport: DESKTOP,
  serviceWorkers: 'block',
  allowed: /Failed to load resource|Refused to execute script/,
});

/** Reports of the device that a page makes from now on. */
function reportsOf(page: Page): Request[] {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/fraud-proxy/devices') reports.push(request);
  });
  return reports;
}

test('REQ-4 nobody waits for a fraud proxy that does not answer, and it is given up', async ({
  page,
  origin,
}) => {
  await setWeather(origin, { fraudProxy: { delayMs: 600_000 } });
  const events: string[] = [];
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  page.on('request', (request) => events.push(`${request.method()} ${pathOf(request)}`));
  page.on('requestfailed', (request) => events.push(`given up ${pathOf(request)}`));
  await signIn(page, 'vera');
  const givenUp = 'given up /fraud-proxy/devices';
  await expect.poll(() => events.filter((event) => event === givenUp).length).toBe(2);
  // What signs in and what it brings went out while the reports were still waiting.
  for (const call of ['POST /operator/accounts/sessions', 'GET /operator/accounts/me']) {
    expect(events.indexOf(call)).toBeGreaterThan(-1);
    expect(events.indexOf(call)).toBeLessThan(events.lastIndexOf(givenUp));
  }
  expect(events.indexOf('POST /operator/accounts/sessions')).toBeLessThan(events.indexOf(givenUp));
  await expect(userMenu(page)).toBeVisible();
});

for (const [name, weather] of [
  ['fails', { failureRate: 1, status: 500 }],
  ['refuses', { unauthorized: true }],
  ['says that it is under maintenance', { maintenance: true }],
] as const) {
  test(`REQ-4 REQ-8 REQ-9 a fraud proxy that ${name} changes nothing for the player`, async ({
    page,
    origin,
  }) => {
    await setWeather(origin, { fraudProxy: weather });
    const reports = reportsOf(page);
    await signIn(page, 'vera', '/help');
    await expect.poll(() => reports.length).toBe(2);
    // None where it was given up before the refusal came.
    for (const report of reports) expect((await report.response())?.ok() ?? false).toBe(false);
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveURL('/help');
  });
}

test('REQ-5 QRY-3 the device is looked at around a login only, and what is seen goes with it', async ({
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
