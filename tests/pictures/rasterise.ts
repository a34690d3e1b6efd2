import type { Page } from 'playwright';

/** What a bitmap is to be: its size in px, and of 1, unless it is a PNG, its quality. */
export interface Target {
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  readonly quality?: number;
}

/**
 * A drawing as a bitmap, drawn anew at that size rather than scaled. What the drawing leaves open stays
 * transparent in a PNG.
 * @param page any page: a canvas of it is drawn on
 */
export async function rasterise(page: Page, svg: string, target: Target): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ svg, width, height, mime, quality }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const alpha = mime === 'image/png';
      canvas.getContext('2d', { alpha })?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL(mime, quality);
    },
    { svg, ...target },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
