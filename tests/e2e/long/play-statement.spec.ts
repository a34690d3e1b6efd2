import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../fixtures/axe.ts';
import { signInAt } from '../../fixtures/own-session.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';

// The signed statement of a session, from the game to the printout.
test('SPT-5 AUT-7 verifies, prints and saves a session’s statement; detects a changed one', async ({
  page,
  context,
  origin,
}) => {
  test.slow();
  await context.addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
  await signInAt(page, origin, 'vera', '/games');
  await goWithin(page, '/games/neon-alley/play');
  const game = page.frameLocator('.guest-frame iframe');
  await game.getByRole('button', { name: 'Spin' }).click();
  // The round is shown to its end before the session ends.
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('link', { name: 'View statement' }).click();
  await expect(page.getByRole('heading', { name: 'Verified', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Neon Alley' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rounds: 1', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save with signature' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^statement-S\d+\.jws$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Neon Alley' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.route(/\/statement$/, async (route) => {
    const { jws } = await (await route.fetch()).json();
    const [header, payload = '', signature] = jws.split('.');
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...said, wins: 99 })).toString('base64url');
    await route.fulfill({ json: { jws: [header, changed, signature].join('.') } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Not verified' })).toBeVisible();
  await expect(page.getByText('The signature does not match')).toBeVisible();
  await expect(page.getByText('The wins of the rounds do not add up')).toBeVisible();
  await expectAccessible(page);
});
