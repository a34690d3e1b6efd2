import { startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

test('CFG-7 a colour for one theme is not used in the other; header and footer stay dark', async ({
  page,
  own,
}) => {
  const site = await own(
    startSite({
      theme: {
        'button-accent-background': 'rgb(0, 0, 9)',
        dark: { backdrop: 'rgb(0, 0, 1)', 'surface-1': 'rgb(0, 0, 2)' },
        light: { backdrop: 'rgb(255, 255, 1)', 'surface-1': 'rgb(255, 255, 2)' },
      },
    }),
  );
  await page.goto(`${site.origin}/style-guide`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  for (const theme of ['Dark', 'Light']) {
    const ground = theme === 'Dark' ? 'rgb(0, 0, 1)' : 'rgb(255, 255, 1)';
    await expect(page.getByRole('row', { name: `--backdrop ${theme} ${ground}` })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: theme }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 2)');
    const accent = page.getByRole('main').getByRole('button', { name: 'accent' }).first();
    await expect(accent).toHaveCSS('background-color', 'rgb(0, 0, 9)');
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', 'rgb(0, 0, 2)');
  expect(await (await fetch(`${site.origin}/manifest.webmanifest`)).json()).toMatchObject({
    theme_color: 'rgb(0, 0, 2)',
    background_color: 'rgb(0, 0, 1)',
  });
});
