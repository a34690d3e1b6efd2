import { enterFresh } from '../fixtures/fresh-player.ts';
import { fillLogin, PASSWORD, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// The operator ends the session and refuses further log-ins.
test.use({ allowed: /status of (401|403)/ });

test('PGS-1 self-exclusion ends the session and prevents another log-in', async ({
  page,
  site: { origin },
}) => {
  const { username } = await enterFresh(page, origin, '/account/limits');
  await page.getByRole('button', { name: 'Self-exclusion: Choose how long' }).click();
  await page.getByRole('radio', { name: 'Six months' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /I want to exclude myself/ }).check();
  await page.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(page.getByText(/You are self-excluded until .*logged you out/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(userMenu(page)).toBeHidden();

  await page.goto('/login');
  await fillLogin(page, username, PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/until \w+ \d|until \d/i)).toBeVisible();
  await expect(userMenu(page)).toBeHidden();
});
