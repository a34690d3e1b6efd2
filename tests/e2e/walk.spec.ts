import { expectInBothThemes, expectInTheme } from '../fixtures/axe.ts';
import { expectNoOverflow, expectWellMade, firstVisit } from '../fixtures/first-visit.ts';
import { FILTERED, LANGUAGES, ONE_OF_EACH } from '../fixtures/public-routes.ts';
import { test } from '../fixtures/test.ts';
import { DESKTOP, PHONE } from '../fixtures/viewports.ts';

// Opens each public page once in each language: English on a phone, including filters, Spanish on a desktop. Other
// combinations are tested by long/routes.spec.ts.
test.describe.configure({ mode: 'parallel' });

/** Viewport and theme of each language, and the widths at which nothing may overflow. Spanish has the longer words. */
const SCREENS = {
  en: { viewport: PHONE, widths: [360, 390, 768, 900], theme: 'dark' },
  es: { viewport: DESKTOP, widths: [360, 901, 1440, 1920], theme: 'light' },
};

for (const route of [...ONE_OF_EACH, ...FILTERED]) {
  const languages = FILTERED.includes(route) ? LANGUAGES.slice(0, 1) : LANGUAGES;
  test(`RTE-4 FRM-3 FRM-1 PF-2 S3 CFG-2 ${route} is sound in each language`, async ({
    browser,
    site,
  }) => {
    for (const [language, prefix] of languages) {
      const { viewport, widths, theme } = SCREENS[language];
      const address = site.origin + (prefix + route).replace(/(.)\/$/, '$1');
      const visit = await firstVisit(browser, address, { viewport });
      await expectWellMade(visit, { route, language });
      await expectNoOverflow(visit.page, widths);
      await visit.page.setViewportSize(viewport);
      await visit.page.emulateMedia({ reducedMotion: 'reduce' });
      if (FILTERED.includes(route)) await expectInBothThemes(visit.page);
      else await expectInTheme(visit.page, theme);
      await visit.close();
    }
  });
}
