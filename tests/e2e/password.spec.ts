import { expectAccessible } from '../fixtures/axe.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { CONTENT_TOKEN, startSite } from '../fixtures/running-site.ts';
import { fillLogin, PASSWORD, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowed: [/Failed to load resource: .*(401|404|422)/] });

const NEW_PASSWORD = 'blue kettle on the roof';
const VERA = 'vera@players.marquee.example';

/** The e-mails of the embedded operator, the newest first. */
async function mails(origin: string): Promise<{ to: string; path?: string }[]> {
  const answer = await fetch(`${origin}/operator/outbox`, {
    headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
  });
  return ((await answer.json()) as { mails: { to: string; path?: string }[] }).mails;
}

test('PGS-1 S13 a forgotten password is asked for by e-mail, in the same words for every address', async ({
  page,
  site,
}) => {
  await page.goto('/login');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  const email = page.getByLabel('E-mail address of your account');
  const send = page.getByRole('button', { name: 'Send the link' });
  await email.fill('vera at home');
  await send.click();
  await expect(page.getByText('does not look like an e-mail address')).toBeVisible();
  await expect(email).toBeFocused();
  await expectAccessible(page);
  for (const address of ['nobody@players.marquee.example', VERA]) {
    await email.fill(address);
    await send.click();
    await expect(page.getByText(`If ${address} belongs to an account`)).toBeVisible();
    await page.getByRole('button', { name: 'Try another address' }).click();
  }
  await expect.poll(() => mails(site.origin)).toMatchObject([{ to: VERA }]);
});

test('PGS-1 S7 the link of the e-mail sets a new password once, and its token stays between browser and operator', async ({
  page,
  own,
}) => {
  const site = await own(startSite());
  const told: string[] = [];
  page.on('request', async (request) => {
    told.push(request.url(), (await request.allHeaders())['referer'] ?? '');
  });
  await page.goto(`${site.origin}/login/forgotten`);
  await expectHydrated(page);
  await page.getByLabel('E-mail address of your account').fill(VERA);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.poll(() => mails(site.origin)).toMatchObject([{ to: VERA }]);
  const link = (await mails(site.origin))[0]?.path ?? '';
  const token = link.split('#')[1] ?? '';
  expect(token).toHaveLength(43);

  await page.goto(site.origin + link);
  await expect(page).toHaveURL(`${site.origin}/login/new-password`);
  await page.reload();
  const password = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save the password' });
  await expect(save).toBeEnabled();
  await password.fill('password123');
  await save.click();
  await expect(page.getByText('Many people use this password')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('not correct');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();

  await page.goto(site.origin + link);
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

test('PGS-1 B24 a new password is judged before it is sent, and says how strong it is', async ({
  page,
}) => {
  await page.goto('/login/new-password#of-no-e-mail');
  const password = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save the password' });
  await expect(save).toBeEnabled();
  for (const [typed, words] of [
    ['too short', 'Use at least 10 characters'],
    ['1234567890', 'Repetitions and runs'],
  ] as const) {
    await password.fill(typed);
    await save.click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(password).toBeFocused();
  }
  await expectAccessible(page);
  await password.fill(NEW_PASSWORD);
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await save.click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('PGS-1 the page for a new password without a link says so, and leads to a new one', async ({
  page,
}) => {
  await page.goto('/login/new-password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
});
