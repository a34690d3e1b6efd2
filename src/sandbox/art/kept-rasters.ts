import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What is known of a bitmap in `files/`; sizes in px and bytes. */
export interface KeptRaster {
  /** What it was made from (`Raster.recipe`). */
  readonly recipe: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const folder = new URL('./files/', import.meta.url);

/** Where the bitmap of that name lies. */
export const rasterFile = (name: string): URL => new URL(name, folder);

/**
 * The kind of file, by its name: AVIF where the site alone shows it, WebP where a notification may, JPEG where other
 * sites do, PNG where it is see-through.
 */
export function mimeOf(name: string): string {
  if (name.endsWith('.avif')) return 'image/avif';
  if (name.endsWith('.png')) return 'image/png';
  return name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}

/** Where `npm run pictures` writes down what it has made. */
export const indexFile = rasterFile('index.json');

const index = readFileSync(indexFile, 'utf8');

/** The bitmaps in `files/`, by name. */
export const keptRasters: ReadonlyMap<string, KeptRaster> = new Map(
  Object.entries(JSON.parse(index) as Record<string, KeptRaster>),
);

/**
 * Changes when any of them does. A page names dozens, and one version for all takes 0.3 KB less of the
 * first response than one for each (PF-4).
 */
export const rastersVersion = createHash('sha256').update(index).digest('hex');
