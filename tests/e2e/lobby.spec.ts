import type { Page } from 'playwright/test';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { DESKTOP } from '../fixtures/public-routes.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const grid = (page: Page) => page.getByRole('main').locator('.game-grid');
const posters = (page: Page) => grid(page).getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });
const heart = (page: Page, title: string) =>
  grid(page).getByRole('button', { name: `Favourite: ${title}`, exact: true });

test('SPT-3 the first games come with the page, the rest follow, and nothing moves', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  const sent = (await (await page.goto('/games'))?.text()) ?? '';
  expect(sent.match(/class="game-card/g)).toHaveLength(24);
  expect(sent).toContain('304 games');
  await expect(posters(page)).toHaveCount(304);
  await page.mouse.wheel(0, 5000);
  await expect(count(page)).toHaveText('304 games');
  expect(await layoutShifts(page)).toEqual([]);
});

test('SPT-3 a search forgives typing errors, stands in the address, and back takes it away', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/games');
  await expectHydrated(page);
  await search(page).fill('pheonix matinee');
  await expect(page).toHaveURL(/q=pheonix/);
  await expect(posters(page).first()).toContainText('Phoenix Matinée');
  await page.getByRole('main').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page).toHaveURL(/category=slots/);
  await expect(posters(page).first()).toContainText('Phoenix Matinée');
  await page.goBack();
  await expect(page).not.toHaveURL(/category/);
  await search(page).fill('zzzzzz');
  await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Show all games' }).click();
  await expect(count(page)).toHaveText('304 games');
  await expect(search(page)).toHaveValue('');
});

test('SPT-3 a player’s favourites and last games stand above the lobby, after a reload too, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'vera', '/games');
  const velvet = heart(page, 'Velvet Fox');
  await expect(page.getByRole('heading', { name: 'Recently played' })).toBeVisible();
  await expect(velvet).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && /favourites\/velvet-fox/.test(response.url()),
  );
  await velvet.click();
  await expect(velvet).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(204);

  await recordLayoutShifts(page);
  await page.reload();
  const favourites = page.locator('section', {
    has: page.getByRole('heading', { name: 'Your favourites' }),
  });
  await expect(favourites.getByRole('link', { name: 'Velvet Fox' })).toBeVisible();
  await expect(velvet).toHaveAttribute('aria-pressed', 'true');
  expect(await layoutShifts(page)).toEqual([]);
  await velvet.click();
  await expect(favourites).toBeHidden();
});
