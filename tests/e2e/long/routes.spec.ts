import { expectInBothThemes } from '../../fixtures/axe.ts';
import { expectNoOverflow, expectWellMade, firstVisit } from '../../fixtures/first-visit.ts';
import { layoutShifts, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import { FILTERED, LANGUAGES, PUBLIC_ROUTES } from '../../fixtures/public-routes.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';

for (const [language, prefix] of LANGUAGES) {
  for (const route of [...PUBLIC_ROUTES, ...FILTERED]) {
    test(`RTE-4 FRM-3 FRM-1 S3 PF-2 ${prefix + route} is sound at both sizes and in both themes`, async ({
      browser,
      site,
    }) => {
      const address = site.origin + (prefix + route).replace(/(.)\/$/, '$1');
      for (const viewport of [PHONE, DESKTOP]) {
        const visit = await firstVisit(browser, address, { viewport });
        await expectWellMade(visit, { route, language });
        if (viewport === DESKTOP) await expectNoOverflow(visit.page);
        await visit.page.setViewportSize(viewport);
        await visit.page.emulateMedia({ reducedMotion: 'reduce' });
        await expectInBothThemes(visit.page);
        await visit.close();
      }
    });
  }
}

for (const route of [
  '/',
  '/games',
  '/promotions',
  '/es/promotions/weekend-encore',
  '/sitemap',
  '/maintenance',
  '/access-denied?reason=age',
  '/register',
]) {
  test(`PF-2 fonts that come long after the first paint move nothing on ${route}`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    await page.route('**/*.woff2', async (request) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await request.continue();
    });
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
