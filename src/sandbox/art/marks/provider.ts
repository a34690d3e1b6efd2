import type { Hue } from '../../catalogue/hues.ts';
import type { Provider } from '../../catalogue/providers.ts';
import { lockup } from '../lockup.ts';
import { tones } from '../palette.ts';
import { seeded } from '../seeded.ts';
import { block, fill, moved, svgFile } from '../svg.ts';
import { typeset } from '../typeset.ts';
import { type DrawSymbol, symbols } from './symbols.ts';
import { words } from './words.ts';

/** The only grey-mauve with a contrast above 3:1 on both the dark and the ivory page. */
export const midtone = '#93778C';

const HUES: readonly [Hue, ...Hue[]] = [
  'curtain',
  'ember',
  'teal',
  'cobalt',
  'violet',
  'rose',
  'jade',
];

/** A provider's wordmark, 140x48, for dark and light pages. */
export function drawProvider({ code, displayName }: Provider): string {
  const random = seeded(code);
  const pick = <T>(from: readonly [T, ...T[]]): T =>
    from[Math.floor(random() * from.length)] ?? from[0];
  const symbol = pick(symbols);
  const colour = tones[pick(HUES)].base;
  return svgFile(140, 48, pick(LAYOUTS)(displayName.toUpperCase(), symbol, colour));
}

type Layout = (name: string, symbol: DrawSymbol, colour: string) => string;

const LAYOUTS: readonly [Layout, ...Layout[]] = [
  beside,
  beside,
  // The sign on its own tile, with the name beside it on one or two lines.
  (name, symbol, colour) =>
    block({ x: 6, y: 9, w: 30, h: 30 }, colour, 7) +
    moved('translate(21 24)scale(.9)', symbol('#FFFBF2')) +
    stacked(name, 44, 90),
  // A framed name; the sign interrupts the frame.
  (name, symbol, colour) =>
    block({ x: 5, y: 6, w: 130, h: 36 }, 'none', 18, `stroke="${midtone}" stroke-width="2"`) +
    moved('translate(23 24)scale(.8)', symbol(colour)) +
    words(name, { x: 80, y: 31, caps: 14, room: 84, from: 'middle' }, midtone),
];

function beside(name: string, symbol: DrawSymbol, colour: string): string {
  return moved('translate(20 24)scale(1.25)', symbol(colour)) + stacked(name, 41, 93);
}

/** The name from `x`, as large as fits in `room` by 30 px. */
function stacked(name: string, x: number, room: number): string {
  const type = lockup(name, room, 30, 21);
  const width = Math.max(...type.lines.map((line) => line.width));
  return fill(typeset(type, x + width / 2, 24 - type.height / 2), midtone);
}
