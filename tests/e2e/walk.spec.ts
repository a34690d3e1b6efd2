import { expectInBothThemes, expectInTheme } from '../fixtures/axe.ts';
import { expectNoOverflow, expectWellMade, firstVisit } from '../fixtures/first-visit.ts';
import { FILTERED, LANGUAGES, ONE_OF_EACH } from '../fixtures/public-routes.ts';
import { test } from '../fixtures/test.ts';
import { DESKTOP, PHONE } from '../fixtures/viewports.ts';

// Opens each public page once per language, in English on a phone and in Spanish, which has longer words, on a desktop;
// filtered pages in English. Colours do not depend on the language, so the light theme is checked in one of them, in
// turn. long/routes.spec.ts tests every language at every size.

/** Viewport of each language, and the widths at which nothing may overflow. */
const SCREENS = {
  en: { viewport: PHONE, widths: [360, 390, 768, 900] },
  es: { viewport: DESKTOP, widths: [360, 901, 1440, 1920] },
};

const visits = [
  ...ONE_OF_EACH.flatMap((route, at) =>
    LANGUAGES.map((place, nth) => ({ route, place, hasBothThemes: at % LANGUAGES.length === nth })),
  ),
  ...FILTERED.map((route) => ({ route, place: LANGUAGES[0], hasBothThemes: true })),
];
for (const { route, place, hasBothThemes } of visits) {
  const [language, prefix] = place;
  const path = (prefix + route).replace(/(.)\/$/, '$1');
  const themes = hasBothThemes ? 'both themes' : 'the dark theme';
  test(`RTE-4 FRM-3 FRM-1 PF-2 S3 CFG-2 ${path} is sound in ${themes}`, async ({
    browser,
    site,
  }) => {
    const { viewport, widths } = SCREENS[language];
    const visit = await firstVisit(browser, site.origin + path, { viewport });
    await expectWellMade(visit, { route, language });
    await expectNoOverflow(visit.page, widths);
    await visit.page.setViewportSize(viewport);
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    if (hasBothThemes) await expectInBothThemes(visit.page);
    else await expectInTheme(visit.page, 'dark');
    await visit.close();
  });
}
