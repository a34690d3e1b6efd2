import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Metadata of a bitmap in `files/`; sizes in px and bytes. */
export interface KeptRaster {
  /** The source it was made from (`Raster.recipe`). */
  readonly recipe: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const folder = new URL('./files/', import.meta.url);

/** The location of the bitmap with that name. */
export const rasterFile = (name: string): URL => new URL(name, folder);

/**
 * The media type by file name: AVIF for the site itself, WebP if a notification may show it, JPEG if other sites do,
 * PNG if it has transparency.
 */
export function mimeOf(name: string): string {
  if (name.endsWith('.avif')) return 'image/avif';
  if (name.endsWith('.png')) return 'image/png';
  return name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}

/** The index that `npm run pictures` writes. */
export const indexFile = rasterFile('index.json');

const index = readFileSync(indexFile, 'utf8');

/** The bitmaps in `files/`, by name. */
export const keptRasters: ReadonlyMap<string, KeptRaster> = new Map(
  Object.entries(JSON.parse(index) as Record<string, KeptRaster>),
);

/**
 * Changes when any bitmap does. A page names dozens; one shared version saves 0.3 KB of the first response over one per
 * bitmap (PF-4).
 */
export const rastersVersion = createHash('sha256').update(index).digest('hex');
