import { openAccount } from '../fixtures/new-player.ts';
import { outbox } from '../fixtures/outbox.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { fillLogin, PASSWORD, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowed: [/Failed to load resource: .*(401|404|422)/] });

const NEW_PASSWORD = 'blue kettle on the roof';

/** Returns the link in the last email to an address; undefined when none was sent. */
async function mailedPath(origin: string, address: string): Promise<string | undefined> {
  return (await outbox(origin)).find(({ to, path }) => to === address && path?.includes('#'))?.path;
}

test('PGS-1 S7 sets a new password once with the emailed link, and leaks no token', async ({
  page,
  site,
}) => {
  const { username, email } = await openAccount(site.origin);
  const told: string[] = [];
  page.on('request', async (request) => {
    told.push(request.url(), (await request.allHeaders())['referer'] ?? '');
  });
  await page.goto('/login/forgotten');
  await expectHydrated(page);
  await page.getByLabel('Your account’s email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.poll(() => mailedPath(site.origin, email)).toBeDefined();
  const link = (await mailedPath(site.origin, email)) ?? '';
  const token = link.split('#')[1] ?? '';
  expect(token).toHaveLength(43);

  await page.goto(link);
  await expect(page).toHaveURL('/login/new-password');
  await page.reload();
  const password = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  await expect(save).toBeEnabled();
  await password.fill('password123');
  await save.click();
  await expect(page.getByText('This is too easy to guess')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, username, PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('is incorrect');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();

  await page.goto(link);
  await expect(save).toBeEnabled();
  await password.fill('another kettle on the roof');
  await save.click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  const heard = told.filter((text) => text.includes(token));
  expect(new Set(heard.map((text) => new URL(text).pathname))).toEqual(
    new Set([`/operator/accounts/password-resets/${token}`]),
  );
  expect(site.output()).not.toContain(token);
});
