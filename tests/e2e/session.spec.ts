import { everythingStored } from '../fixtures/everything-stored.ts';
import { nextToken, recordSessionCalls, statusFor } from '../fixtures/operator-calls.ts';
import { signOutHere } from '../fixtures/own-session.ts';
import { goWithin } from '../fixtures/pwa-page.ts';
import { signIn, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

test.use({ serviceWorkers: 'allow' });

// A player's session in one tab, from log-in to end.
test.use({ viewport: DESKTOP });

const login = { name: 'Log in' };

test('AUT-3 a reload keeps the player logged in and never shows the log-in link meanwhile', async ({
  page,
}) => {
  await signIn(page, 'vera');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const link = document.querySelector('.login-controls a[href*="/login"]');
      if (link?.checkVisibility({ visibilityProperty: true })) seen.push(link.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  const calls = recordSessionCalls(page);
  await page.goto('/account/information');
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('vera@');
  expect(calls).toEqual(['POST /refresh 200']);
  expect(
    await page.evaluate(() => Object.entries(window).find(([key]) => key === 'seen')?.[1]),
  ).toEqual([]);
});

test('AUT-2 S9 F52 after log-out, back shows no player data, and the token is refused', async ({
  page,
  site,
}) => {
  await signIn(page, 'vera');
  const token = nextToken(page);
  await goWithin(page, '/account/information');
  await expect(page.getByRole('main')).toContainText('vera@');
  expect(await statusFor(site.origin, await token)).toBe(200);

  await goWithin(page, '/games');
  // Navigation closes the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await signOutHere(page);
  await expect(page.getByRole('banner').getByRole('link', login)).toBeVisible();
  await expect(page).toHaveURL('/games');
  await expect.poll(async () => statusFor(site.origin, await token)).toBe(401);

  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('body')).not.toContainText('vera@');
  await page.goto('/account/information');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'session_hint' }),
  );
});

test('S7 G11 nothing of the player is stored on the device, before or after log-out', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''));
  const token = nextToken(page);
  await signIn(page, 'vera', '/account/information');
  const canaries = ['vera@', (await token).replace('Bearer ', '')];
  await expect(page.getByRole('main')).toContainText('vera@');
  const balance = page.getByRole('banner').locator('.user-menu-balance');
  await expect(balance).toContainText('€');
  const amount = ((await balance.textContent()) ?? '').replace(/\D/g, '');
  canaries.push(`"cash":${amount}`, (await balance.textContent()) ?? '');

  const found = async () => {
    const everywhere = `${await everythingStored(page)}\n${told.join('\n')}`;
    return canaries.filter((canary) => everywhere.includes(canary));
  };
  expect(await found()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('vera@');
  expect(await found()).toEqual([]);
  await signOutHere(page);
  await expect(page.getByRole('banner').getByRole('link', login)).toBeVisible();
  expect(await found()).toEqual([]);
  expect(await page.content()).not.toContain('vera@');
});
