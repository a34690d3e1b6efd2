import { expectAccessible } from '../fixtures/axe.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { CONTENT_TOKEN, startSite } from '../fixtures/running-site.ts';
import { fillLogin, PASSWORD, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowed: [/Failed to load resource: .*(401|404|422)/] });

/** The e-mails of the embedded operator, the newest first. */
async function mails(origin: string): Promise<{ to: string; path?: string }[]> {
  const answer = await fetch(`${origin}/operator/outbox`, {
    headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
  });
  return ((await answer.json()) as { mails: { to: string; path?: string }[] }).mails;
}

test('PGS-1 S7 a forgotten password: asked for by e-mail, chosen anew by the link, once', async ({
  page,
  own,
}) => {
  const site = await own(startSite());
  const told: string[] = [];
  page.on('request', async (request) => {
    told.push(request.url(), (await request.allHeaders())['referer'] ?? '');
  });
  await page.goto(`${site.origin}/login`);
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  const email = page.getByLabel('E-mail address of your account');
  const send = page.getByRole('button', { name: 'Send the link' });
  await expectAccessible(page, 'main');
  await email.fill('vera at home');
  await send.click();
  await expect(page.getByText('does not look like an e-mail address')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('nobody@players.marquee.example');
  await send.click();
  await expect(
    page.getByText('If nobody@players.marquee.example belongs to an account'),
  ).toBeVisible();
  expect(await mails(site.origin)).toEqual([]);

  await page.getByRole('button', { name: 'Try another address' }).click();
  const address = 'vera@players.marquee.example';
  await email.fill(address);
  await send.click();
  await expect(page.getByText(`If ${address} belongs to an account`)).toBeVisible();
  await expect.poll(() => mails(site.origin)).toMatchObject([{ to: address }]);
  const [mail] = await mails(site.origin);
  const link = mail?.path ?? '';
  const token = link.split('#')[1] ?? '';
  expect(token).toHaveLength(43);

  await page.goto(site.origin + link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/login/new-password`);
  await page.reload();
  const password = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save the password' });
  await expect(save).toBeEnabled();
  for (const [typed, words] of [
    ['too short', 'at least 10 characters'],
    ['1234567890', 'Repetitions and runs'],
    ['password123', 'Many people use this password'],
  ] as const) {
    await password.fill(typed);
    await save.click();
    await expect(page.getByText(words).last()).toBeVisible();
    await expect(password).toBeFocused();
  }
  await expectAccessible(page, 'main');
  await password.fill('blue kettle on the roof');
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await save.click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('not correct');
  await page.keyboard.type('blue kettle on the roof');
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeVisible();

  await page.goto(site.origin + link);
  await password.fill('another kettle on the roof');
  await save.click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(email).toBeVisible();

  // The operator hears the token as the address of the reset, and nobody else does.
  const heard = told.filter((text) => text.includes(token));
  expect(new Set(heard.map((text) => new URL(text).pathname))).toEqual(
    new Set([`/operator/accounts/password-resets/${token}`]),
  );
  expect(site.output()).not.toContain(token);
});

test('PGS-1 the page for a new password without a link says so', async ({ page }) => {
  await page.goto('/login/new-password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page, 'main');
});
