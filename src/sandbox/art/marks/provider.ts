import type { Hue } from '../../catalogue/hues.ts';
import type { Provider } from '../../catalogue/providers.ts';
import { lockup } from '../lockup.ts';
import { tones } from '../palette.ts';
import { seeded } from '../seeded.ts';
import { block, fill, moved, svgFile } from '../svg.ts';
import { typeset } from '../typeset.ts';
import { symbols } from './symbols.ts';
import { words } from './words.ts';

/** The one grey-mauve that has more than 3:1 against the night page and the ivory one alike. */
export const midtone = '#93778C';

const HUES: readonly Hue[] = ['curtain', 'ember', 'teal', 'cobalt', 'violet', 'rose', 'jade'];

/** A studio's wordmark, 140x48, that stands on the dark page and on the light one. */
export function drawProvider({ code, displayName }: Provider): string {
  const random = seeded(code);
  const symbol = symbols[Math.floor(random() * symbols.length)];
  const hue = tones[HUES[Math.floor(random() * HUES.length)] ?? 'curtain'];
  const mark = symbol?.(hue.base) ?? '';
  const name = displayName.toUpperCase();
  return svgFile(
    140,
    48,
    layouts[Math.floor(random() * layouts.length)]?.(name, mark, hue.base) ?? '',
  );
}

const layouts: readonly ((name: string, mark: string, colour: string) => string)[] = [
  beside,
  beside,
  // The sign on a tile of its own, the name beside it over one or two lines.
  (name, mark, colour) =>
    block({ x: 6, y: 9, w: 30, h: 30 }, colour, 7) +
    moved('translate(21 24)scale(.9)', mark.replaceAll(colour, '#FFFBF2')) +
    stacked(name, 44, 90),
  // A framed name, the sign breaking the frame.
  (name, mark) =>
    block({ x: 5, y: 6, w: 130, h: 36 }, 'none', 18, `stroke="${midtone}" stroke-width="2"`) +
    moved('translate(23 24)scale(.8)', mark) +
    words(name, { x: 80, y: 31, caps: 14, room: 84, from: 'middle' }, midtone),
];

function beside(name: string, mark: string): string {
  return moved('translate(20 24)scale(1.25)', mark) + stacked(name, 41, 93);
}

/** The name from `x` on, as large as it goes within `room` px by 30. */
function stacked(name: string, x: number, room: number): string {
  const type = lockup(name, room, 30, 21);
  const width = Math.max(...type.lines.map((line) => line.width));
  return fill(typeset(type, x + width / 2, 24 - type.height / 2), midtone);
}
