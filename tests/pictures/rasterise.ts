import type { Page } from 'playwright';

/** Size of a bitmap in px, and its quality from 0 to 1 unless it is a PNG. */
export interface Target {
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  readonly quality?: number;
}

/**
 * Renders a drawing as a bitmap at its target size, without scaling. In a PNG, empty areas stay transparent.
 * @param page any page, for its canvas
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
