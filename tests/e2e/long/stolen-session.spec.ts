import type { Page } from 'playwright/test';
import { signInAt } from '../../fixtures/own-session.ts';
import { DESKTOP } from '../../fixtures/public-routes.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { userMenu } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

// What the browser itself says of a token that is no good any more, or not yet again.
test.use({ viewport: DESKTOP, allowed: /status of (401|409)/ });

const reason = (page: Page) => page.getByText('Your session was ended');

test('F28 AUT-3 a stolen refresh token that is used later ends the session of thief and player, who is told why in every tab', async ({
  page,
  context,
  browser,
  own,
}) => {
  const { origin } = await own(startSite({}, { ACCESS_TOKEN_SECONDS: '6' }));
  await signInAt(page, origin, 'vera', '/account/information');
  const stolen = await context.cookies();
  const other = await context.newPage();
  // Restoring the session uses the token up, of which the thief has the copy.
  await other.goto(`${origin}/games`);
  await expect(userMenu(other)).toBeVisible();

  const elsewhere = await browser.newContext({ viewport: DESKTOP });
  await elsewhere.addCookies(stolen);
  const thief = await elsewhere.newPage();
  await thief.goto(`${origin}/account/information`);
  // For its first ten seconds a used token may be another tab's; then it is a stolen one.
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

test('F28 a call of a page that is still open hears of the theft too', async ({
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

  // Its access token is young: no refresh is due for minutes.
  await goWithin(page, '/account/limits');
  await expect(reason(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login?returnUrl=%2Faccount%2Flimits`);
  await expect(userMenu(page)).toBeHidden();
});
