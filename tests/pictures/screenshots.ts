import type { Browser } from 'playwright';

interface Shot {
  readonly file: string;
  readonly path: string;
  readonly screen: 'narrow' | 'wide';
}

/**
 * What the install dialog shows. Chromium wants every side between 320 and 3840 px, the longer at
 * most 2.3 times the shorter, and one ratio per form factor (web.dev, "Add a richer install UI").
 */
const shots: readonly Shot[] = [
  { file: 'narrow-1.png', path: '/', screen: 'narrow' },
  { file: 'narrow-2.png', path: '/games', screen: 'narrow' },
  { file: 'narrow-3.png', path: '/sports', screen: 'narrow' },
  { file: 'wide-1.png', path: '/', screen: 'wide' },
  { file: 'wide-2.png', path: '/games', screen: 'wide' },
];

/** 1080x2160 and 1920x1080 px. */
const screens = {
  narrow: { viewport: { width: 360, height: 720 }, deviceScaleFactor: 3, isMobile: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 },
};

/** Photographs a running site as a new visitor who has settled the cookie message. */
export async function takeScreenshots(
  browser: Browser,
  site: string,
): Promise<{ file: string; png: Buffer }[]> {
  const taken: { file: string; png: Buffer }[] = [];
  for (const { file, path, screen } of shots) {
    const context = await browser.newContext({ ...screens[screen], reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
    const accept = page.getByRole('button', { name: /accept/i });
    if (await accept.count()) await accept.first().click();
    await page.evaluate(() => document.fonts.ready);
    taken.push({ file, png: await page.screenshot() });
    await context.close();
  }
  return taken;
}
