import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Metadata of a bitmap in `files/`; sizes in px and bytes. */
interface KeptRaster {
  /** The source that it was made from (`Raster.recipe`). */
  readonly recipe: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const folder = new URL('./files/', import.meta.url);

/** Path of the bitmap with that name. */
export const rasterFile = (name: string): URL => new URL(name, folder);

/**
 * The media type by file name: AVIF for the site itself, WebP for notifications, JPEG for other sites, PNG for
 * transparency.
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
 * Changes when any bitmap changes. A page names dozens of them; one shared version makes the first response 0.3 KB
 * smaller than one version per bitmap (PF-4).
 */
export const rastersVersion = createHash('sha256').update(index).digest('hex');
