import { holdScripts } from '../fixtures/late-scripts.ts';
import { expect, test } from '../fixtures/test.ts';

test('QRY-4 keeps the campaign code when its link is clicked before hydration', async ({
  page,
  context,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/welcome/casino?BTAG=radio-7&utm_source=radio', {
    waitUntil: 'domcontentloaded',
  });
  await page.getByRole('main').getByRole('link', { name: 'Get your key' }).click();
  await page.waitForURL(/\/register\b/, { waitUntil: 'commit' });
  arrive();
  await expect(page).toHaveURL('/register?btag=radio-7&utm_source=radio');
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'btag')?.value;
  await expect.poll(kept).toBe('radio-7');
});

test('RTE-5 redirects home with a notice when a text is gone', async ({ page }) => {
  await page.goto('/legal/no-such-text');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/no longer exists/)).toBeVisible();
});
