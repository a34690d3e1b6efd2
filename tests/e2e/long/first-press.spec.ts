import type { Page } from 'playwright/test';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';

const inMain = (page: Page) => page.getByRole('main').getByRole('link');
const wayTo = (page: Page, href: string) =>
  inMain(page)
    .and(page.locator(`[href="${href}"]`))
    .first();

/** Returns every page listed on the sitemap page. */
const listed = (page: Page) =>
  inMain(page).evaluateAll((links) => [
    ...new Set(
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((to) => to.startsWith('/') && to !== '/sitemap'),
    ),
  ]);

/** Presses the middle of the first fully visible control and returns the effect. */
async function pressFirstControl(page: Page, press: (x: number, y: number) => Promise<void>) {
  const control = await page.evaluateHandle(() => {
    const isFree = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const found = [
      ...document.querySelectorAll('header :is(a, button), nav button, main :is(a, button)'),
    ].find((element) => element.checkVisibility() && isFree(element));
    if (!found) throw new Error('Nothing to press');
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        found.toggleAttribute('data-pressed', found.contains(event.target as Node));
      },
      { capture: true, once: true },
    );
    return found as HTMLElement;
  });
  const before = await control.boundingBox();
  if (!before) throw new Error('The control to press is not rendered');
  await press(before.x + before.width / 2, before.y + before.height / 2);
  const counts = await control.evaluate((element) => element.hasAttribute('data-pressed'));
  return { counts, moved: JSON.stringify(await control.boundingBox()) !== JSON.stringify(before) };
}

for (const [viewport, way] of [
  [PHONE, 'tap'],
  [DESKTOP, 'mouse'],
] as const) {
  test(`RTE-10 the first ${way} on each page counts, and nothing moves under it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/sitemap');
    await expectHydrated(page);
    const pages = await listed(page);
    expect(pages.length).toBeGreaterThan(20);
    for (const href of pages)
      await test.step(href, async () => {
        await wayTo(page, href).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        const { counts, moved } = await pressFirstControl(page, (x, y) =>
          way === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
        );
        expect.soft({ counts, moved }, href).toEqual({ counts: true, moved: false });
        await page.goBack();
        // The page that is left may have the same link.
        await expect(page.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
        await expect(wayTo(page, href)).toBeVisible();
      });
  });
}
