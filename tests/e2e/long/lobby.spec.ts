import type { Page } from 'playwright/test';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const grid = (page: Page) => page.getByRole('main').locator('.game-grid');
const posters = (page: Page) => grid(page).getByRole('link');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });

test.describe('without its scripts', () => {
  test.use({ allowed: /net::ERR_FAILED|Failed to fetch/ });
  test('PF-1 SPT-3 loads pictures below the fold on the first scroll or after 8 s', async ({
    page,
  }) => {
    const picture = (place: number) =>
      grid(page)
        .locator('.poster img')
        .nth(place - 1);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/games?category=slots');
    await expect(picture(6)).toBeVisible();
    await expect(picture(7)).toBeHidden();
    await page.clock.runFor(8000);
    await expect(picture(7)).toBeVisible();
    // Another URL, because a reload restores the scroll position, sometimes off by a pixel.
    await page.goto('/es/games?category=slots');
    await expect(picture(7)).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect(picture(7)).toBeVisible();
  });
});

test('SPT-3 opens a game pressed right after typing, despite the debounced search', async ({
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

test('SPT-3 keeps text typed while the browser is still navigating back', async ({ page }) => {
  await page.goto('/games?q=phoenix');
  await expectHydrated(page);
  const slots = page.getByRole('main').getByRole('link', { name: 'Slots', exact: true });
  await slots.click();
  await expect(slots).toHaveAttribute('aria-current', 'true');
  // Types after the URL has changed, which is immediate, and before the page follows.
  await search(page).evaluate((box: HTMLInputElement) => {
    addEventListener('popstate', () => {
      box.focus();
      box.setRangeText('zzzzzz', 0, box.value.length);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    history.back();
  });
  await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
  await expect(page).toHaveURL(/q=zzzzzz/);
});

test('SPT-3 keeps provider and order in the URL, which shows everyone the same list', async ({
  page,
}) => {
  await page.goto('/games');
  await expectHydrated(page);
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('Lampblack');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A to Z');
  await expect(page).toHaveURL(/provider=Lampblack&sort=title/);
  const readTitles = () => posters(page).locator('.poster-title').allTextContents();
  const inOrder = (titles: string[]) => titles.toSorted((a, b) => a.localeCompare(b, 'en'));
  // The URL changes at once, the posters as soon as the browser renders.
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
