import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { type Contour, contourPath, type Point } from './contour.ts';

/** A line of display type as one outline. Sizes in px; the baseline is y = 0, the left edge x = 0. */
interface Lettering {
  readonly d: string;
  readonly width: number;
}

type Bend = (x: number, y: number) => Point;

const file = createRequire(import.meta.url).resolve(
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff',
);
const bytes = new Uint8Array(readFileSync(file));
const face = opentype.parse(bytes.buffer);
const capsPerEm = face.tables.os2.sCapHeight / face.unitsPerEm;

/** The width of a line with a cap height of `caps` px. */
export function widthOf(text: string, caps: number): number {
  return face.getAdvanceWidth(text, caps / capsPerEm);
}

/**
 * Outlines a line of text in the display face, because a picture in an `<img>` has no web fonts. `caps` is the cap
 * height in px; `bend` can move every point, to set type on a curve.
 */
export function letter(text: string, caps: number, bend: Bend = (x, y) => [x, y]): Lettering {
  const contours: Contour[] = [];
  for (const command of face.getPath(text, 0, 0, caps / capsPerEm).commands) {
    const { type, x = 0, y = 0, x1, y1 } = command;
    if (type === 'M') contours.push({ start: bend(x, y), steps: [] });
    else if (type !== 'Z') {
      const via = x1 === undefined || y1 === undefined ? undefined : bend(x1, y1);
      contours.at(-1)?.steps.push({ via, to: bend(x, y) });
    }
  }
  return { d: contours.map(contourPath).join(''), width: widthOf(text, caps) };
}
