import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { num } from './svg.ts';

/** A line of display type as one outline. Sizes in px; the baseline is y = 0 and it starts at x = 0. */
export interface Lettering {
  readonly d: string;
  readonly width: number;
}

type Bend = (x: number, y: number) => readonly [number, number];

const file = createRequire(import.meta.url).resolve(
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff',
);
const bytes = new Uint8Array(readFileSync(file));
const face = opentype.parse(bytes.buffer);
const capsPerEm = face.tables.os2.sCapHeight / face.unitsPerEm;

/** The width of a line whose capitals are `caps` px high. */
export function widthOf(text: string, caps: number): number {
  return face.getAdvanceWidth(text, caps / capsPerEm);
}

/**
 * Outlines a line of text in the display face, since a picture in an `<img>` has no web fonts.
 * `caps` is the height of a capital in px; `bend` may move every point, to set type on a curve.
 */
export function letter(text: string, caps: number, bend: Bend = (x, y) => [x, y]): Lettering {
  const commands = face.getPath(text, 0, 0, caps / capsPerEm).commands;
  let d = '';
  let at: readonly [number, number] = [0, 0];
  for (const { type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } of commands) {
    if (type === 'Z') {
      d += 'z';
      continue;
    }
    const stops =
      type === 'C'
        ? [bend(x1, y1), bend(x2, y2), bend(x, y)]
        : type === 'Q'
          ? [bend(x1, y1), bend(x, y)]
          : [bend(x, y)];
    // A closed contour leaves the pen at its start, so only the first point of each is absolute.
    const absolute = type === 'M';
    const pen = absolute ? ([0, 0] as const) : at;
    const points = stops.map(([px, py]) => [round(px), round(py)] as const);
    d +=
      (absolute ? 'M' : type.toLowerCase()) +
      joined(points.flatMap(([px, py]) => [px - pen[0], py - pen[1]]));
    at = points.at(-1) ?? at;
  }
  return { d, width: widthOf(text, caps) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Figures with the fewest separators a path allows: a minus sign parts by itself. */
function joined(values: number[]): string {
  return values
    .map((value) => num(value).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => (value.startsWith('-') || text === '' ? text + value : `${text} ${value}`), '');
}
