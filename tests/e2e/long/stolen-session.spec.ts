import type { Page } from 'playwright/test';
import { signInAt } from '../../fixtures/own-session.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { userMenu } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

// Console errors of the browser about a token that has expired or is not usable yet.
test.use({ viewport: DESKTOP, allowed: /status of (401|409)/ });

const reason = (page: Page) => page.getByText('Your session was ended');

test('F28 AUT-3 reuse of a stolen refresh token ends both sessions and says why in every tab', async ({
  page,
  context,
  browser,
  own,
}) => {
  const { origin } = await own(startSite({}, { ACCESS_TOKEN_SECONDS: '6' }));
  await signInAt(page, origin, 'vera', '/account/information');
  const stolen = await context.cookies();
  const other = await context.newPage();
  // Restoring the session uses up the token that the thief has copied.
  await other.goto(`${origin}/games`);
  await expect(userMenu(other)).toBeVisible();

  const elsewhere = await browser.newContext({ viewport: DESKTOP });
  await elsewhere.addCookies(stolen);
  const thief = await elsewhere.newPage();
  await thief.goto(`${origin}/account/information`);
  // For ten seconds a used token may be another tab's; after that it counts as stolen.
  await expect(thief).toHaveURL(/\/login/);
  await expect(reason(thief)).toBeVisible();
  await expect(thief.locator('body')).not.toContainText('vera@');

  for (const tab of [page, other]) {
    await expect(reason(tab)).toBeVisible();
    await expect(userMenu(tab)).toBeHidden();
    await expect(tab.locator('body')).not.toContainText('vera@');
  }
  await expect(page).toHaveURL(`${origin}/login?returnUrl=%2Faccount%2Finformation`);
  await expect(other).toHaveURL(`${origin}/games`);
  const left = [...(await context.cookies()), ...(await elsewhere.cookies())];
  expect(left.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/rt$|session_hint/)]),
  );
  await elsewhere.close();
});

test('F28 a call of an open page also learns of the theft', async ({
  page,
  context,
  request,
  own,
}) => {
  const { origin } = await own(startSite());
  await signInAt(page, origin, 'vera', '/games');
  const stolen = (await context.cookies()).find(({ name }) => name === '__Host-rt');
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  const replay = async () => {
    const answer = await request.post(`${origin}/operator/accounts/sessions/refresh`, {
      headers: {
        origin,
        'content-type': 'application/json',
        cookie: `__Host-rt=${stolen?.value}`,
        'x-request-id': crypto.randomUUID(),
      },
    });
    return ((await answer.json()) as { code?: string }).code;
  };
  await expect.poll(replay).toBe('session_revoked');

  // The access token is new, so no refresh is due for minutes.
  await goWithin(page, '/account/limits');
  await expect(reason(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login?returnUrl=%2Faccount%2Flimits`);
  await expect(userMenu(page)).toBeHidden();
});
