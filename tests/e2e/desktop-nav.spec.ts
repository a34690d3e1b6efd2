import type { Page } from 'playwright/test';
import { startRetoldSite } from '../fixtures/stand-in.ts';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = [1920, 1440, 1200, 1000, 901];
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const moreButton = (page: Page) => mainNav(page).getByRole('button', { name: 'More' });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

/** Right edges and widths as they are on screen, in CSS px, and what each part says. */
async function layout(page: Page) {
  return mainNav(page).evaluate((nav) => {
    const box = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return { left, right, width, text: element.textContent ?? '' };
    };
    const all = [...nav.querySelectorAll('.desktop-nav-bar > li')];
    const isShown = (item: Element) => getComputedStyle(item).visibility === 'visible';
    const more = nav.querySelector('.more-menu-button');
    return {
      room: box(nav),
      all: all.map(box),
      shown: all.filter(isShown).map(box),
      more: more && box(more),
      listed: [...nav.querySelectorAll('[role=menuitem]')].map((item) => item.textContent ?? ''),
    };
  });
}

/** More holds exactly what does not fit. */
async function expectFitted(page: Page): Promise<void> {
  const { room, shown, more, listed, all } = await layout(page);
  const parts = more ? [...shown, more] : shown;
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (next) expect(next.left - part.right, `after ${part.text}`).toBeCloseTo(1, 0);
  }
  expect(parts.at(-1)?.right).toBeLessThanOrEqual(room.right);
  expect([...shown, ...listed.map((text) => ({ text }))].map(({ text }) => text)).toEqual(
    all.map(({ text }) => text),
  );
  const first = all[shown.length];
  if (!more || !first) return;
  // One more item, with its 1 px, would have passed the 64 px that stay free.
  const used = (shown.at(-1)?.right ?? room.left) - room.left;
  expect(more.width).toBe(65);
  const withOneMore = used + 1 + first.width + (listed.length > 1 ? 1 + 65 : 0);
  expect(withOneMore).toBeGreaterThan(room.width - 64);
}

test('NAV-1 NAV-2 NAV-3 More holds exactly what does not fit, at every width and back', async ({
  page,
}) => {
  for (const width of [...WIDTHS, ...WIDTHS.toReversed()]) {
    await page.setViewportSize({ width, height: 900 });
    // The items fit themselves into the new room with a next frame.
    await expect(() => expectFitted(page)).toPass({ timeout: 30_000 });
  }
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(moreButton(page)).toBeVisible();
});

test('NAV-2 NAV-4 other labels are fitted when they come, and once more 100 ms later', async ({
  page,
  own,
}) => {
  let label = 'Casino';
  const site = await own(
    startRetoldSite('content', {
      '/api/desktop-menus': ({ data }) => ({
        data: data.map((row) => (row['url'] === '/games' ? { ...row, label } : row)),
      }),
    }),
  );
  await page.clock.install();
  await page.goto(site.origin);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.clock.pauseAt(Date.now() + 60_000);
  const reconnect = async () => {
    await page.evaluate(() => {
      for (const event of ['offline', 'online']) dispatchEvent(new Event(event));
    });
    await page.clock.runFor(1);
  };
  const casino = () => mainNav(page).getByRole('link', { name: label, exact: true });
  label = 'Grand Casino by the light of the sign';
  // What is older than half a minute is read again, once the page listens to the network.
  await expect(async () => {
    await page.clock.runFor(1000);
    await reconnect();
    await expect(casino()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expectFitted(page);
  await page.clock.runFor(60_000);
  label = 'Casino';
  await reconnect();
  await expect(casino()).toBeVisible();
  await expectFitted(page);

  // As when a font arrives.
  await mainNav(page).evaluate((nav) => {
    for (const item of nav.querySelectorAll<HTMLElement>('li a')) item.style.fontSize = '24px';
  });
  await expect(expectFitted(page)).rejects.toThrow();
  await page.clock.runFor(100);
  await expect(() => expectFitted(page)).toPass({ timeout: 30_000 });
});

test('NAV-4 the bar follows what stands beside it, as a player’s controls instead of a visitor’s', async ({
  page,
}) => {
  const { shown } = await layout(page);
  for (const width of ['440px', '220px']) {
    await page.locator('.login-controls').evaluate((controls: HTMLElement, minWidth) => {
      controls.style.minWidth = minWidth;
    }, width);
    await expect(async () => {
      await expectFitted(page);
      const now = (await layout(page)).shown.length;
      if (width === '220px') expect(now).toBe(shown.length);
      else expect(now).toBeLessThan(shown.length);
    }).toPass({ timeout: 30_000 });
  }
});

test('NAV-1 HDR-3 at 900 px and less the bar is gone and the burger leads everywhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 901, height: 900 });
  await expect(mainNav(page)).toBeVisible();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(mainNav(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('NAV-2 More opens under the mouse and closes when it leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const menu = page.getByRole('menu');
  await expect(menu).toBeHidden();
  await moreButton(page).hover();
  await expect(menu).toBeVisible();
  await expect(moreButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(600, 600);
  await expect(menu).toBeHidden();
});

test('NAV-2 More is a menu button for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const entries = page.getByRole('menuitem');
  await moreButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(moreButton(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(entries.first()).toBeFocused();
  const path = new URL((await entries.first().getAttribute('href')) ?? '', page.url());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path.href);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('NAV-1 an external item leaves in a tab of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await moreButton(page).hover();
  const outside = page.getByRole('menuitem', { name: 'Magazine' });
  await expect(outside).toHaveAttribute('href', 'https://example.com/magazine');
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('NAV-2 More opens and closes by touch', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await moreButton(page).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await moreButton(page).tap();
    await expect(page.getByRole('menu')).toBeHidden();
    await moreButton(page).tap();
    await page.getByRole('menuitem', { name: 'Table games' }).tap();
    await expect(page).toHaveURL(/category=table/);
  });
});
