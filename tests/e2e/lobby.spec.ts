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

test.describe('without its scripts', () => {
  test.use({ allowed: /net::ERR_FAILED|Failed to fetch/ });
  test('PF-1 SPT-3 pictures after the first screen come with the first scroll, or after 8 s', async ({
    page,
  }) => {
    const picture = (place: number) =>
      grid(page)
        .locator('.poster img')
        .nth(place - 1);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/games');
    await expect(picture(6)).toBeVisible();
    await expect(picture(7)).toBeHidden();
    await page.clock.runFor(8000);
    await expect(picture(7)).toBeVisible();
    await page.reload();
    await expect(picture(7)).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect(picture(7)).toBeVisible();
  });
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
  await expect(page.getByRole('heading', { name: 'No game by that name tonight' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Show all games' }).click();
  await expect(count(page)).toHaveText('304 games');
  await expect(search(page)).toHaveValue('');
});

test('SPT-3 opens a game pressed right after typing, though the search waits for a pause', async ({
  page,
}) => {
  await page.clock.install();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/game-page[\w-]*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/games');
  await expectHydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('neon');
  await page.getByRole('main').getByRole('link', { name: 'Neon Alley' }).first().click();
  await page.clock.fastForward(1000);
  arrive();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Neon Alley' })).toBeVisible();
  await expect(page).toHaveURL('/games/neon-alley');
});

test('SPT-3 what is typed while the browser is still going back counts', async ({ page }) => {
  await page.goto('/games?q=phoenix');
  await expectHydrated(page);
  const slots = page.getByRole('main').getByRole('link', { name: 'Slots', exact: true });
  await slots.click();
  await expect(slots).toHaveAttribute('aria-current', 'true');
  // In the moment between the address, which changes at once, and the page, which follows.
  await search(page).evaluate((box: HTMLInputElement) => {
    addEventListener('popstate', () => {
      box.focus();
      box.setRangeText('zzzzzz', 0, box.value.length);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    history.back();
  });
  await expect(page.getByRole('heading', { name: 'No game by that name tonight' })).toBeVisible();
  await expect(page).toHaveURL(/q=zzzzzz/);
});

test('SPT-3 studio and order stand in the address, which shows the same to everybody', async ({
  page,
}) => {
  await page.goto('/games');
  await expectHydrated(page);
  await page.getByRole('combobox', { name: 'Studio' }).selectOption('Lampblack');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('A to Z');
  await expect(page).toHaveURL(/provider=Lampblack&sort=title/);
  const readTitles = () => posters(page).locator('.poster-title').allTextContents();
  const inOrder = (titles: string[]) => titles.toSorted((a, b) => a.localeCompare(b, 'en'));
  // The address changes at once, the posters as soon as the browser gets to it.
  await expect(async () => {
    const titles = await readTitles();
    expect(titles).toEqual(inOrder(titles));
  }).toPass();
  const titles = await readTitles();
  const sent = (await (await page.reload())?.text()) ?? '';
  expect([...sent.matchAll(/class="poster-title">([^<]+)/g)].map(([, title]) => title)).toEqual(
    titles,
  );
});

test('HDR-8 SPT-3 a visitor who marks a game is asked to log in, and comes back to the lobby', async ({
  page,
}) => {
  await page.goto('/games?category=jackpots');
  await expectHydrated(page);
  await heart(page, 'Vault of Vaudeville').click();
  await expect(page).toHaveURL('/login?returnUrl=%2Fgames%3Fcategory%3Djackpots');
});

test('SPT-3 a player’s favourites and last games stand above the lobby, after a reload too, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'vera', '/games');
  const velvet = heart(page, 'Velvet Fox');
  await expect(page.getByRole('heading', { name: 'Played last' })).toBeVisible();
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
