import { COLOUR_RULES, objections } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

test('PGS-1 axe finds no violations in the parts of an account, dark and light', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/style-guide');
  const parts = page.getByRole('region', { name: 'Accounts' });
  const overview = parts.getByRole('heading', { name: "A player's overview" });
  // Content above only renders at its full height when it is near, and moves these parts down, so scroll again.
  await expect(async () => {
    await parts.scrollIntoViewIfNeeded();
    await expect(overview).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const found = await objections(page, theme === 'light' ? COLOUR_RULES : [], '#accounts');
    // A part shown in several states has the same name in each.
    expect(found.filter((line) => !line.startsWith('landmark-unique'))).toEqual([]);
  }
});
