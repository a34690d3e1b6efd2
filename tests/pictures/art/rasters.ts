import { createHash } from 'node:crypto';
import { drawSponsor } from '../../../src/sandbox/art/marks/sponsor.ts';
import { smallerFormats } from '../../../src/sandbox/art/smaller-formats.ts';
import { sponsors } from '../../../src/sandbox/catalogue/sponsors.ts';
import { editorial, type Illustration, posters } from './illustrations.ts';
import { drawShare } from './share.ts';

/** A bitmap that `npm run pictures` makes and `files/` keeps. */
export interface Raster extends Illustration {
  /** Follows from everything the bitmap is made from: the drawing, its size, its quality. */
  readonly recipe: string;
}

/** Of 1, as the browser's encoders count: no difference to .8 can be seen at a dense screen's size. */
export const QUALITY = 0.42;
/** The same for AVIF, as libaom counts: 0 is without loss, 63 the least. Half the bytes of WebP at .42. */
export const AVIF_QUANTISER = 44;

/** Marks of which an editor uploaded a bitmap, and what other sites show of ours. */
const bitmaps: readonly Illustration[] = [
  { file: 'share.jpg', width: 1200, height: 630, draw: drawShare },
  ...sponsors.flatMap((sponsor) => {
    if (sponsor.raster === undefined) return [];
    const { file, width } = sponsor.raster;
    const height = Math.round((width * 110) / 320);
    return [{ file, width, height, draw: () => drawSponsor(sponsor, width / 320) }];
  }),
];

/** Every bitmap there has to be, the content system's formats of it included. Draws all of them. */
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
