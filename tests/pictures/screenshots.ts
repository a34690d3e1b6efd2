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
  { file: 'narrow-1.jpg', path: '/', screen: 'narrow' },
  { file: 'narrow-2.jpg', path: '/games', screen: 'narrow' },
  { file: 'narrow-3.jpg', path: '/sports', screen: 'narrow' },
  { file: 'wide-1.jpg', path: '/', screen: 'wide' },
  { file: 'wide-2.jpg', path: '/games', screen: 'wide' },
];

/** 1080x1920 and 1920x1080 px, as the manifest says (src/pwa/manifest.ts). */
const screens = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 },
};

/** Photographs a running site as a new visitor who has settled the cookie message. */
export async function takeScreenshots(
  browser: Browser,
  site: string,
): Promise<{ file: string; jpeg: Buffer }[]> {
  const taken: { file: string; jpeg: Buffer }[] = [];
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
    await page.evaluate(() => document.fonts.ready);
    taken.push({ file, jpeg: await page.screenshot({ type: 'jpeg', quality: 82 }) });
    await context.close();
  }
  return taken;
}
