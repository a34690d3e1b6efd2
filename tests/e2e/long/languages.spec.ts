import type { Page } from 'playwright/test';
import { keysShown } from '../../fixtures/first-visit.ts';
import { FILTERED, PUBLIC_ROUTES } from '../../fixtures/public-routes.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { type RunningSite, startSite } from '../../fixtures/running-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expectHydrated(page);
}

test.describe('with a right-to-left language', () => {
  let arabic: RunningSite;
  test.beforeAll(async () => {
    arabic = await startSite({ languages: ['en', 'es', 'ar'], content: { deadlineMs: 5000 } });
  });
  test.afterAll(() => arabic.stop());
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('CFG-2 every public page in Arabic has its direction, all texts and no overflow', async ({
    page,
  }) => {
    test.slow();
    for (const route of [...PUBLIC_ROUTES, ...FILTERED]) {
      await page.setViewportSize(PHONE);
      await open(page, `${arabic.origin}/ar${route}`);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        const beside = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(`${route} at ${size.width}: ${beside}`).toBe(`${route} at ${size.width}: 0`);
      }
      const { dir, lang } = await page.evaluate(() => ({
        dir: document.dir,
        lang: document.documentElement.lang,
      }));
      expect([dir, lang]).toEqual(['rtl', 'ar']);
      expect([route, ...(await keysShown(page))]).toEqual([route]);
    }
  });

  test('CFG-2 content in Arabic shows in Arabic', async ({ page }) => {
    await open(page, `${arabic.origin}/ar/promotions/weekend-encore`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('فقرة نهاية الأسبوع');
    await expect(title).not.toHaveAttribute('lang');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('CFG-2 untranslated content shows in the site’s first language', async ({ page, own }) => {
    // Content is in Arabic, but not in Egyptian Arabic.
    const { origin } = await own(
      startSite({ languages: ['en', 'ar-EG'], content: { deadlineMs: 5000 } }),
    );
    await open(page, `${origin}/ar-EG/promotions/weekend-encore`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('The weekend encore');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { name: 'الشروط والأحكام' })).toBeVisible();
    const texts = page.locator('.promotion-page .rich-text');
    await expect(texts).toHaveCount(2);
    for (const text of await texts.all())
      await expect(text.locator(':scope > [lang="en"]')).toHaveCSS('direction', 'ltr');
  });

  test.describe('with a mouse', () => {
    test.use({ isMobile: false, hasTouch: false, viewport: DESKTOP });
    test('CFG-2 in Arabic rails and slides advance to the left, and arrows point there', async ({
      page,
    }) => {
      await open(page, `${arabic.origin}/ar`);
      const track = page.locator('.rail-track').first();
      await track.hover();
      await page.locator('.rail').first().locator('.rail-arrow[value="next"]').click();
      await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-100);
      const next = page.getByRole('button', { name: 'التالي' });
      await next.click();
      await expect
        .poll(() => page.locator('.hero-track').evaluate(({ scrollLeft }) => scrollLeft))
        .toBeLessThan(-100);
      expect(await next.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe(
        '-1 1',
      );
    });
  });
});

test('CFG-2 a site with one language offers no choice and serves no other', async ({
  page,
  own,
}) => {
  const { origin } = await own(startSite({ languages: ['es'], defaultAppLanguage: 'es' }));
  await open(page, `${origin}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('list', { name: 'Idioma' })).toHaveCount(0);
  await page.goto(`${origin}/en/games`);
  await expect(page).toHaveURL(`${origin}/`);
});

test('CFG-2 a site with Spanish as first language has no prefix for it, and one for English', async ({
  page,
  own,
}) => {
  const { origin } = await own(startSite({ defaultAppLanguage: 'es' }));
  await open(page, `${origin}/promotions/weekend-encore`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Todas las promociones' }),
  ).toBeVisible();
  const switcher = page.getByRole('list', { name: 'Idioma' });
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/promotions/weekend-encore',
  );
  await open(page, `${origin}/en/games`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  const manifest = await (await page.request.get(`${origin}/manifest.webmanifest`)).json();
  expect([manifest.lang, manifest.start_url?.startsWith('/en')]).toEqual(['es', false]);
});
