import type { Page } from 'playwright/test';
import { startSite } from '../fixtures/running-site.ts';
import { startRetoldSite } from '../fixtures/stand-in.ts';
import { SILENT, standInBook } from '../fixtures/stand-in-book.ts';
import { expect, test } from '../fixtures/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

test('MOB-1 MOB-2 the menu button and the first four items, 20vw and 56 px each', async ({
  page,
}) => {
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Casino', 'Sports', 'Offers']);
  await expect(bar(page).locator('a img')).toHaveCount(4);
  for (const width of [360, 390, 767]) {
    await page.setViewportSize({ width, height: 844 });
    for (const item of await bar(page).locator('a, button').filter({ visible: true }).all()) {
      // A change of width takes a moment, as when the search comes in.
      await expect.poll(async () => (await item.boundingBox())?.width).toBeCloseTo(width * 0.2, 1);
      expect((await item.boundingBox())?.height).toBe(56);
    }
  }
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(bar(page)).toBeHidden();
});

test('MOB-1 MOB-2 on sports pages a search comes in between, and all are 16.67vw wide', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const search = bar(page).getByRole('button', { name: 'Search' });
  await expect(search).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Sports' }).click();
  await expect(search).toBeVisible();
  const items = bar(page).locator('a, button');
  await expect(items).toHaveCount(6);
  for (const item of await items.all()) {
    await expect.poll(async () => (await item.boundingBox())?.width).toBeCloseTo(390 / 6, 1);
  }
  await page.goto('/sports/live');
  await expect(search).toBeVisible();
  await hydrated(page);
  await bar(page).getByRole('link', { name: 'Casino' }).click();
  await expect(search).toHaveCount(0);
  await expect.poll(async () => (await items.first().boundingBox())?.width).toBeCloseTo(78, 1);
});

test('MOB-1 F40 where the sportsbook does not load, the search opens the one over the events there are, forgiving and in the address', async ({
  page,
  context,
}) => {
  await standInBook(context, SILENT);
  await page.goto('/sports');
  await expect(page.getByText('The sportsbook does not load')).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await page.mouse.wheel(0, -100);
  await bar(page).getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('searchbox', { name: 'Search teams and competitions' });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await page.keyboard.type('kingsmor');
  const events = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(page).toHaveURL('/sports?q=kingsmor');
  await expect(events.filter({ hasNotText: 'Kingsmoor' })).toHaveCount(0);
  await expect(events.filter({ hasText: 'Kingsmoor' })).not.toHaveCount(0);
  await box.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No event by that name' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all events' }).click();
  await expect(page).toHaveURL('/sports');
  await expect(box).toHaveValue('');
  const shared = await page.request.get('/sports?q=kingsmor');
  expect(await shared.text()).toContain('Kingsmoor');
});

test('MOB-3 it goes while the visitor scrolls down and comes back on the way up', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).getByRole('link', { name: 'Sports' }).focus();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test.describe('with nothing kept by a worker', () => {
  test.use({ serviceWorkers: 'block', allowed: [/Error loading mobile nav items/] });
  test('MOB-4 the menu is read again on each navigation, and what is shown stays when that fails', async ({
    page,
    own,
  }) => {
    let label = 'Casino';
    let broken = false;
    const site = await own(
      startRetoldSite('content', {
        '/api/mobile-menus': ({ data }) =>
          broken
            ? { data: 'broken' }
            : {
                data: data.map((row) => (row['url'] === '/games' ? { ...row, label } : row)),
              },
      }),
    );
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(site.origin);
    await hydrated(page);
    label = 'Grand Casino';
    await bar(page).getByRole('link', { name: 'Sports' }).click();
    await expect(bar(page).getByRole('link')).toHaveText([
      'Home',
      'Grand Casino',
      'Sports',
      'Offers',
    ]);
    broken = true;
    await bar(page).getByRole('link', { name: 'Offers' }).click();
    await expect.poll(() => said.join()).toContain('Error loading mobile nav items');
    await expect(bar(page).getByRole('link')).toHaveText([
      'Home',
      'Grand Casino',
      'Sports',
      'Offers',
    ]);
  });
});

test('MOB-5 hidden on addresses that contain a listed fragment, and only there', async ({
  page,
  own,
}) => {
  const site = await own(startSite({ hideMobileMenuOnPaths: ['/live', 'category=slots'] }));
  await page.goto(`${site.origin}/sports`);
  await expect(bar(page)).toBeVisible();
  await page.goto(`${site.origin}/sports/live`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.goto(`${site.origin}/games?category=slots`);
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Table games' }).click();
  await expect(bar(page)).toBeVisible();
});
