import type { Page } from 'playwright/test';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

const grid = (page: Page) => page.getByRole('main').locator('.game-grid');
const posters = (page: Page) => grid(page).getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });
const heart = (page: Page, title: string) =>
  grid(page).getByRole('button', { name: `Favourite: ${title}`, exact: true });

test('SPT-3 sends the first games with the page and adds the rest without layout shift', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  const sent = (await (await page.goto('/games'))?.text()) ?? '';
  expect(sent.match(/class="poster"/g)?.length).toBeGreaterThan(24);
  expect(sent).toContain('304 games');
  await expect(posters(page)).toHaveCount(48);
  await page.mouse.wheel(0, 5000);
  await expect(count(page)).toHaveText('304 games');
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show more games' }).click();
  await expect(page.getByRole('main').getByText('96 of 304 games')).toBeVisible();
  await expect(posters(page)).toHaveCount(96);
  await expect(page).toHaveURL('/games?page=2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('SPT-3 MOB-1 shows a game within 280 px, and keeps search and filters within reach', async ({
    page,
  }) => {
    for (const path of ['/games', '/games?category=slots']) {
      await page.goto(path);
      const first = page.getByRole('main').locator('.poster').first();
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(280);
      await expectHydrated(page);
      await page.mouse.wheel(0, 3000);
      for (const control of [
        search(page),
        page.getByRole('combobox', { name: 'Provider' }),
        page.getByRole('combobox', { name: 'Sort by' }),
        page.getByRole('main').getByRole('link', { name: 'All games', exact: true }),
      ])
        await expect(control).toBeInViewport({ ratio: 1 });
      // About twelve screens.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
    }
  });
});

test('SPT-3 a search tolerates typos, is kept in the URL, and is undone by back', {
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

test('SPT-3 a player’s favourites and recent games stay above the lobby without layout shift', async ({
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
