import { expectInBothThemes } from '../fixtures/axe.ts';
import { expectNoOverflow, expectWellMade, firstVisit } from '../fixtures/first-visit.ts';
import { DESKTOP, FILTERED, LANGUAGES, PHONE, PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { test } from '../fixtures/test.ts';

// Opens each public page once in each language: English on a phone, including filters, Spanish on a desktop. Other
// combinations are tested by long/routes.spec.ts.
test.describe.configure({ mode: 'parallel' });

for (const [language, prefix] of LANGUAGES) {
  const viewport = language === 'en' ? PHONE : DESKTOP;
  for (const route of language === 'en' ? [...PUBLIC_ROUTES, ...FILTERED] : PUBLIC_ROUTES) {
    test(`RTE-4 FRM-3 FRM-1 PF-2 S3 CFG-2 ${prefix + route} is sound`, async ({
      browser,
      site,
    }) => {
      const address = site.origin + (prefix + route).replace(/(.)\/$/, '$1');
      const visit = await firstVisit(browser, address, { viewport });
      await expectWellMade(visit, { route, language });
      await expectNoOverflow(visit.page);
      await visit.page.setViewportSize(viewport);
      await visit.page.emulateMedia({ reducedMotion: 'reduce' });
      await expectInBothThemes(visit.page);
      await visit.close();
    });
  }
}
