import type { Page } from 'playwright/test';
import { openAccount } from '../fixtures/new-player.ts';
import { noisePng } from '../fixtures/noise-png.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const choose = (page: Page) => page.getByLabel('Choose a file');

test('AUT-6 PGS-1 uploads a photo in chunks from the identity dialog and lists it', async ({
  page,
  site,
}) => {
  const { username } = await openAccount(site.origin);
  const offsets: number[] = [];
  page.on('request', (request) => {
    const [, offset] = /\/uploads\/[^?]+\?offset=(\d+)/.exec(request.url()) ?? [];
    if (offset !== undefined) offsets.push(Number(offset));
  });
  await signIn(page, username, '/account');
  await page.getByRole('dialog').getByRole('link', { name: 'Upload a document' }).click();
  await expect(page).toHaveURL('/account/documents?kind=identification&returnUrl=%2Faccount');
  await expect(page.getByText('We still need your identity document')).toBeVisible();
  await choose(page).setInputFiles({
    name: 'my passport.png',
    mimeType: 'image/png',
    buffer: noisePng(600),
  });
  await expect(page.getByRole('img', { name: 'Your document as we will see it' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send document' })).toBeFocused();
  expect(offsets).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Received: Identity document')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'my passport.png' })).toContainText(
    'In review',
  );
  await expect(page.getByText('We are checking your document')).toBeVisible();
  expect(offsets.length).toBeGreaterThan(3);
});
