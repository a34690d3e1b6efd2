import { recordSessionCalls } from '../../fixtures/operator-calls.ts';
import { signInAt, signInHere } from '../../fixtures/own-session.ts';
import { startGate } from '../../fixtures/pwa-gate.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { signIn, userMenu } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';
import { setWeather } from '../../fixtures/weather.ts';

test.use({ serviceWorkers: 'allow' });

// A player's session in one tab, from log-in to end.
test.use({ viewport: DESKTOP });

test('RTE-7 a visitor who opens the player area logs in and lands on that page', async ({
  page,
}) => {
  await page.goto('/account/information');
  await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Finformation');
  await signIn(page, 'vera', '/account/information');
  await expect(page.getByRole('main')).toContainText('vera@');
});

test.describe('when the operator refuses the token', () => {
  test.use({ allowed: /status of 401/ });

  test('REQ-8 F14 many refused calls end the session once and reload the page', async ({
    page,
    own,
  }) => {
    const { origin } = await own(startSite());
    await signInAt(page, origin, 'vera', '/account');
    // This page's requests get their responses; the next page's calls fail.
    await page.goto(`${origin}/account`, { waitUntil: 'networkidle' });
    await expect(userMenu(page)).toBeVisible();
    const calls = recordSessionCalls(page);
    const navigations: string[] = [];
    page.on('framenavigated', (frame) => navigations.push(frame.url()));
    await setWeather(origin, { operator: { unauthorized: true } });
    await goWithin(page, '/account/activity');
    await expect(page).toHaveURL(`${origin}/login?returnUrl=%2Faccount%2Factivity`);
    await setWeather(origin, {});
    await signInHere(page, 'vera');
    await expect(page).toHaveURL(`${origin}/account/activity`);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    expect(navigations.length).toBeLessThan(8);
  });
});

test.describe('when the player is idle', () => {
  test('AUT-3 AUT-2 warns first; one tap keeps the session, otherwise it ends with a notice', async ({
    page,
    site: { origin },
  }) => {
    await page.clock.install();
    /** Simulates many minutes of inactivity, during which the access token is replaced. */
    const pass = async (time: string) => {
      const answer = page.waitForResponse(/sessions\/refresh$/);
      await page.clock.fastForward(time);
      await answer;
      await expect.poll(() => page.evaluate(() => localStorage.getItem('refresh_key'))).toBeNull();
    };
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    const line = page.getByText('You were away for a while');
    await signInAt(page, origin, 'vera', '/account/information');
    await pass('13:00');
    await expect(warning).toBeHidden();
    await page.clock.fastForward('01:00');
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Stay logged in' }).last().click();
    await expect(warning).toBeHidden();
    await pass('13:00');
    await expect(page.getByRole('main')).toContainText('vera@');
    await page.clock.fastForward('01:00');
    await expect(warning).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(page).toHaveURL(`${origin}/login?returnUrl=%2Faccount%2Finformation`);
    await expect(line).toBeVisible();
    await expect(warning).toBeHidden();

    // A log-in removes the notice, and the account pages do not show it.
    await signInAt(page, origin, 'vera', '/account');
    await expect(line).toBeHidden();
    await pass('14:00');
    await expect(warning).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(page).toHaveURL(`${origin}/login?returnUrl=%2Faccount`);
    await expect(line).toBeHidden();
  });

  test('F29 R13 the session has ended when a device wakes up after the limit', async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'vera', '/account/information');
    await page.clock.fastForward('02:00:00');
    await expect(page).toHaveURL('/login?returnUrl=%2Faccount%2Finformation');
    await expect(page.getByText('You were away for a while')).toBeVisible();
  });

  test('F30 R13 changing the device’s clock does not log the player out', async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'vera', '/account/information');
    const calls = recordSessionCalls(page);
    for (const minutes of [20, -20, 24 * 60]) {
      await page.clock.setSystemTime(Date.now() + minutes * 60_000);
      // A clock that is ahead may be right, so the page asks the operator.
      const asked = minutes > 0 ? page.waitForResponse(/\/sessions\/refresh$/) : undefined;
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await asked;
      await expect(page.getByText(/vera@/).first()).toBeVisible();
    }
    expect(calls.filter((call) => !call.endsWith('200'))).toEqual([]);
    await expect(userMenu(page)).toBeVisible();
  });
});

test.describe('without a network', () => {
  // The service worker's script may be what fails to load (PWA-1).
  test.use({
    allowed: /Failed to load resource|Error loading|fetching the script|script evaluation failed/,
  });

  test('F25 shows a notice while the operator does not respond, and keeps the session', async ({
    page,
    own,
  }) => {
    const site = await own(startSite({}, { ACCESS_TOKEN_SECONDS: '12' }));
    const gate = await startGate(site.origin);
    await signInAt(page, gate.origin, 'vera', '/account/information');
    await gate.close();
    const line = page.getByText('We can’t reach your account at the moment');
    await expect(line).toBeVisible();
    await expect(userMenu(page)).toBeVisible();
    await gate.open();
    await expect(line).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('main')).toContainText('vera@');
    await gate.close();
  });

  test('F25 AUT-3 a lost operator response logs no player out, here or on the next page', async ({
    page,
    own,
  }) => {
    test.slow();
    const site = await own(startSite({}, { ACCESS_TOKEN_SECONDS: '12' }));
    const gate = await startGate(site.origin);
    const refresh = '/operator/accounts/sessions/refresh';
    await signInAt(page, gate.origin, 'vera', '/account/information');
    for (const again of ['here', 'on the next page']) {
      gate.forget();
      const goesWell = gate.trouble(refresh, 'lose');
      // After that, the operator no longer accepts a used token as another tab's.
      const firstLost = () => gate.requests.find(({ path }) => path === refresh)?.at ?? Date.now();
      await expect
        .poll(() => Date.now() - firstLost(), { timeout: 90_000 })
        .toBeGreaterThan(10_500);
      if (again === 'on the next page') await page.reload();
      goesWell();
      await expect(page.getByText('We can’t reach your account at the moment')).toBeHidden({
        timeout: 90_000,
      });
      await expect(page.getByRole('main')).toContainText('vera@', { timeout: 90_000 });
    }
    await expect(userMenu(page)).toBeVisible();
    await gate.close();
  });
});
