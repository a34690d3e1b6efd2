import { createHash } from 'node:crypto';
import { drawSponsor } from '../../../src/sandbox/art/marks/sponsor.ts';
import { smallerFormats } from '../../../src/sandbox/art/smaller-formats.ts';
import { sponsors } from '../../../src/sandbox/catalogue/sponsors.ts';
import { editorial, type Illustration, posters } from './illustrations.ts';
import { drawShare } from './share.ts';

/** A bitmap that `npm run pictures` makes and stores in `files/`. */
export interface Raster extends Illustration {
  /** A hash of everything the bitmap is made from: drawing, size, quality. */
  readonly recipe: string;
}

/** The browser encoders' quality, 0 to 1. At high-density sizes there is no visible difference to 0.8. */
export const QUALITY = 0.42;
/** The same for AVIF as a libaom quantiser: 0 is lossless, 63 the lowest quality. Half the bytes of WebP at 0.42. */
export const AVIF_QUANTISER = 44;

/** Marks that an editor uploaded as bitmaps, and pictures that other sites show. */
const bitmaps: readonly Illustration[] = [
  { file: 'share.jpg', width: 1200, height: 630, draw: drawShare },
  ...sponsors.flatMap((sponsor) => {
    if (sponsor.raster === undefined) return [];
    const { file, width } = sponsor.raster;
    const height = Math.round((width * 110) / 320);
    return [{ file, width, height, draw: () => drawSponsor(sponsor, width / 320) }];
  }),
];

/** Every bitmap that must exist, including the content system's formats. Draws all of them. */
export function allRasters(): Raster[] {
  return [...posters, ...[...editorial, ...bitmaps].flatMap(withFormats)].map(toRaster);
}

function withFormats(upload: Illustration): Illustration[] {
  const formats = smallerFormats(upload).map(({ name, width, height }) => ({
    ...upload,
    file: `${name}_${upload.file}`,
    width,
    height,
  }));
  return [upload, ...formats];
}

function toRaster(illustration: Illustration): Raster {
  const { file, width, height, draw } = illustration;
  const drawing = draw();
  const quality = file.endsWith('.avif') ? AVIF_QUANTISER : QUALITY;
  const recipe = createHash('sha256')
    .update(`${file} ${width} ${height} ${quality} ${drawing}`)
    .digest('hex')
    .slice(0, 12);
  return { ...illustration, draw: () => drawing, recipe };
}
