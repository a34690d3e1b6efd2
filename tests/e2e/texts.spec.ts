import { expect, test } from '../fixtures/test.ts';

test('QRY-4 keeps the campaign code when its link is clicked before hydration', async ({
  page,
  context,
}) => {
  let isEarly = true;
  // Blocks the scripts of the first page.
  await page.route('**/assets/*.js', (route) => (isEarly ? undefined : route.continue()));
  await page.goto('/welcome/casino?BTAG=radio-7&utm_source=radio', {
    waitUntil: 'domcontentloaded',
  });
  isEarly = false;
  await page.getByRole('main').getByRole('link', { name: 'Get your key' }).click();
  await expect(page).toHaveURL('/register?btag=radio-7&utm_source=radio');
  const kept = (await context.cookies()).find(({ name }) => name === 'btag');
  expect(kept?.value).toBe('radio-7');
});

test('RTE-5 redirects home with a notice when a text is gone', async ({ page }) => {
  await page.goto('/legal/no-such-text');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/no longer exists/)).toBeVisible();
});
