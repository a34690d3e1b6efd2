import { expectInBothThemes } from '../fixtures/axe.ts';
import { expectNoOverflow, expectWellMade, firstVisit } from '../fixtures/first-visit.ts';
import { FILTERED, LANGUAGES, ONE_OF_EACH } from '../fixtures/public-routes.ts';
import { test } from '../fixtures/test.ts';
import { DESKTOP, PHONE } from '../fixtures/viewports.ts';

// Opens each public page once, in turn in English on a phone and in Spanish, which has longer words, on a desktop;
// filtered pages in English. long/routes.spec.ts tests every language at every size.
test.describe.configure({ mode: 'parallel' });

/** Viewport of each language, and the widths at which nothing may overflow. */
const SCREENS = {
  en: { viewport: PHONE, widths: [360, 390, 768, 900] },
  es: { viewport: DESKTOP, widths: [360, 901, 1440, 1920] },
};

const visits = [
  ...ONE_OF_EACH.map((route, at) => ({ route, place: LANGUAGES[at % 2 === 0 ? 0 : 1] })),
  ...FILTERED.map((route) => ({ route, place: LANGUAGES[0] })),
];
for (const { route, place } of visits) {
  const [language, prefix] = place;
  const path = (prefix + route).replace(/(.)\/$/, '$1');
  test(`RTE-4 FRM-3 FRM-1 PF-2 S3 CFG-2 ${path} is sound in both themes`, async ({
    browser,
    site,
  }) => {
    const { viewport, widths } = SCREENS[language];
    const visit = await firstVisit(browser, site.origin + path, { viewport });
    await expectWellMade(visit, { route, language });
    await expectNoOverflow(visit.page, widths);
    await visit.page.setViewportSize(viewport);
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    await expectInBothThemes(visit.page);
    await visit.close();
  });
}
