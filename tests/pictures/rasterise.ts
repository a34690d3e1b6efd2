import type { Browser } from 'playwright';

/** A drawing as a PNG of `width` by `height` px; what the drawing leaves open stays transparent. */
export async function rasterise(
  browser: Browser,
  svg: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    await page.setContent(`<body style="margin:0">${svg}`);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}
