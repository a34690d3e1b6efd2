import type { Browser } from 'playwright';

interface Shot {
  /** Path in the repository. */
  readonly file: string;
  readonly path: string;
  readonly screen: keyof typeof screens;
}

/**
 * Screenshots of the install dialog and the README. For the dialog Chromium requires sides between 320 and 3840 px, the
 * longer at most 2.3 times the shorter, and one ratio per form factor (web.dev, "Add a richer install UI").
 */
const shots: readonly Shot[] = [
  { file: 'public/screenshots/narrow-1.jpg', path: '/', screen: 'narrow' },
  { file: 'public/screenshots/narrow-2.jpg', path: '/games', screen: 'narrow' },
  { file: 'public/screenshots/narrow-3.jpg', path: '/sports', screen: 'narrow' },
  { file: 'public/screenshots/wide-1.jpg', path: '/', screen: 'wide' },
  { file: 'public/screenshots/wide-2.jpg', path: '/games', screen: 'wide' },
  { file: 'docs/pictures/home-390.jpg', path: '/', screen: 'phone' },
  { file: 'docs/pictures/home-1440.jpg', path: '/', screen: 'desktop' },
];

/** The first two are 1080x1920 and 1920x1080 px, as stated in the manifest (src/app/pwa/manifest.ts). */
const screens = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true },
  desktop: { viewport: { width: 1440, height: 844 } },
};

/** Takes screenshots of a running site as a new visitor who has answered the cookie message. */
export async function takeScreenshots(
  browser: Browser,
  site: string,
): Promise<{ file: string; bytes: Buffer }[]> {
  const taken: { file: string; bytes: Buffer }[] = [];
  for (const { file, path, screen } of shots) {
    const context = await browser.newContext({
      ...screens[screen],
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
    const accept = page.getByRole('button', { name: /accept/i });
    if (await accept.count()) await accept.first().click();
    // The first visit may use a fallback font instead of the brand's, the second has it.
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const jpeg = file.endsWith('.jpg') && ({ type: 'jpeg', quality: 82 } as const);
    taken.push({ file, bytes: await page.screenshot({ ...jpeg }) });
    await context.close();
  }
  return taken;
}
