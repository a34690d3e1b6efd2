import { sponsors } from '../catalogue/sponsors.ts';
import { drawSponsor } from './marks/sponsor.ts';
import { drawShare } from './share.ts';

/** A picture that must be a raster: its file name, its size in px, and the drawing it is made from. */
export interface Raster {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}

const WIDTHS = {
  'sponsor-wide.png': 640,
  'small_sponsor-wide.png': 500,
  'sponsor-narrow.png': 320,
};

/** The rasters in `files/`: the share picture, and what editors would have uploaded as bitmaps. */
export const rasters: readonly Raster[] = [
  { file: 'share.png', width: 1200, height: 630, draw: drawShare },
  ...sponsors.flatMap((sponsor) =>
    [sponsor.raster?.file, sponsor.raster?.small]
      .filter((file) => file !== undefined)
      .map((file) => {
        const width = WIDTHS[file];
        return {
          file,
          width,
          height: Math.round((width * 110) / 320),
          draw: () => drawSponsor(sponsor, width / 320),
        };
      }),
  ),
];
