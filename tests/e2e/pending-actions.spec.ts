import type { Page } from 'playwright/test';
import { objections } from '../fixtures/axe.ts';
import { signOutHere } from '../fixtures/own-session.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Dialogs after a log-in or log-out, which are shown one after the other.
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const NOT_UPLOADED = 'Verify your identity';

const expectAccessible = async (page: Page) =>
  expect(await objections(page, [], 'dialog[open]')).toEqual([]);

test('AUT-5 AUT-6 CKE-4 asks players without an identity document for it, once in 60 days', async ({
  page,
}) => {
  await signIn(page, 'nadia', '/games');
  const asked = dialog(page, NOT_UPLOADED);
  await expect(asked).toContainText('Upload a photo of both sides');
  await expectAccessible(page);
  await expect(asked.getByRole('link', { name: 'Call +34 900 000 000' })).toHaveAttribute(
    'href',
    'tel:+34900000000',
  );
  await expect(asked.getByRole('link', { name: 'Email help@marquee.example' })).toBeVisible();
  const cookies = await page.context().cookies();
  const remembered = cookies.find(({ name }) => name === 'playerNotVerifiedModal');
  expect(remembered).toMatchObject({ sameSite: 'Lax', path: '/' });
  const days = ((remembered?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(60);

  await asked.getByRole('link', { name: 'Upload a document' }).click();
  await expect(page).toHaveURL('/account/documents?kind=identification&returnUrl=%2Fgames');
  await expect(asked).toBeHidden();

  // The session ends without a log-out, which would clear this memory.
  for (const name of ['__Host-rt', 'session_hint']) await page.context().clearCookies({ name });
  await signIn(page, 'nadia', '/account');
  await expect(page.getByRole('main')).toContainText('Nadia');
  await expect(asked).toBeHidden();
  await signOutHere(page);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('playerNotVerifiedModal');
});
