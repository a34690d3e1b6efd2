import { startSite } from '../../fixtures/running-site.ts';
import { expect, test } from '../../fixtures/test.ts';

test('CFG-7 the page uses the brand’s theme, and the style guide lists it', async ({
  page,
  own,
}) => {
  const site = await own(
    startSite({ theme: { accent: 'rgb(0, 200, 100)', 'on-accent': 'rgb(1, 2, 3)' } }),
  );
  await page.goto(`${site.origin}/style-guide`);
  const row = page.getByRole('row', { name: '--accent rgb(0, 200, 100)' });
  await expect(row).toBeVisible();
  const primary = page.getByRole('main').getByRole('button', { name: 'primary' }).first();
  await expect(primary).toHaveCSS('background-color', 'rgb(0, 200, 100)');
  await expect(primary).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test.describe('fault modes of the operator', () => {
  test.use({ allowed: /status of (401|503)/ });

  test('REQ-9 PGS-1 engineers set fault modes, maintenance included, if the operator allows it', async ({
    page,
    own,
  }) => {
    const site = await own(startSite({}, { DEMO_WEATHER: '1' }));
    await page.goto(`${site.origin}/style-guide`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.getByRole('button', { name: '503 with the maintenance flag' }).click();
    await expect(page.getByText('Fault mode set.')).toBeVisible();
    await page.goto(`${site.origin}/games`);
    await expect(page).toHaveURL(/\/maintenance\?from=/);
    const calm = await fetch(`${site.origin}/operator/weather`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
      body: '{}',
    });
    expect(calm.status).toBe(200);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page).toHaveURL(`${site.origin}/games`);
  });

  test('PGS-1 the guide says so when the operator does not accept fault modes', async ({
    page,
  }) => {
    await page.goto('/style-guide');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.getByRole('button', { name: 'Normal' }).click();
    await expect(page.getByRole('alert')).toContainText('DEMO_WEATHER=1');
  });
});

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
    for (const frame of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(frame)).toHaveCSS('background-color', 'rgb(0, 0, 2)');
    const accent = page.getByRole('main').getByRole('button', { name: 'accent' }).first();
    await expect(accent).toHaveCSS('background-color', 'rgb(0, 0, 9)');
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', 'rgb(0, 0, 2)');
  expect(await (await fetch(`${site.origin}/manifest.webmanifest`)).json()).toMatchObject({
    theme_color: 'rgb(0, 0, 2)',
    background_color: 'rgb(0, 0, 1)',
  });
});
