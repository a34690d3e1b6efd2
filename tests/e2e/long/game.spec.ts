import type { Page } from 'playwright/test';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

const main = (page: Page) => page.getByRole('main');

test('SPT-3 HDR-8 a visitor logs in on the game’s page and then plays', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/games/moth-and-moon');
  await expectHydrated(page);
  await main(page).getByRole('link', { name: 'Log in to play' }).click();
  await expect(page.getByRole('banner').getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/games/moth-and-moon');
  await signIn(page, 'vera', '/games/moth-and-moon');
  const play = main(page).getByRole('link', { name: 'Play', exact: true });
  await expect(play).toHaveAttribute('href', '/games/moth-and-moon/play');
});

test('HOM-5 posters and winners on home link to the games’ pages', async ({ page }) => {
  await page.goto('/');
  const posters = main(page).locator('a.poster');
  const winners = main(page).locator('a.winner');
  for (const links of [posters, winners]) {
    await expect(links.first()).toBeAttached();
    for (const link of await links.all())
      expect(await link.getAttribute('href')).toMatch(/^\/games\/[a-z0-9-]+$/);
  }
});
