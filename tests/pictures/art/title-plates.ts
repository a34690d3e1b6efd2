import { bulbs } from '../../../src/sandbox/art/bulbs.ts';
import { lockup } from '../../../src/sandbox/art/lockup.ts';
import { house, type Tones } from '../../../src/sandbox/art/palette.ts';
import { block, fill, line, num } from '../../../src/sandbox/art/svg.ts';
import { typeset } from '../../../src/sandbox/art/typeset.ts';

/** The style of the title at the bottom of a poster. */
export type PlateStyle = 'letterboard' | 'neon' | 'plaque' | 'raised' | 'ribbon';

const CX = 150;

/** The title on its plate, for a 300x400 poster; `ink` is the scene's, `accent` the motif's. */
export function titlePlate(style: PlateStyle, title: string, ink: Tones, accent: Tones): string {
  return plates[style](title, ink, accent);
}

type Plate = (title: string, ink: Tones, accent: Tones) => string;

const plates: Record<PlateStyle, Plate> = {
  /** A theatre letterboard: dark type on lit ivory, with bulbs all around. */
  letterboard(title) {
    const type = lockup(title, 230, 88, 52);
    const h = type.height + 44;
    const box = { x: 14, y: 390 - h, w: 272, h };
    const rim = { x: 22, y: box.y + 8, w: 256, h: h - 16 };
    return (
      block(box, house.night, 10) +
      block({ ...box, x: 16, w: 268, y: box.y + 2, h: h - 4 }, house.curtain, 9) +
      block({ x: 30, y: box.y + 16, w: 240, h: h - 32 }, '#FFF3D6', 3) +
      fill(typeset(type, CX, box.y + 22), '#3A0C1E') +
      bulbs(frame(rim), 6.5, 16)
    );
  },
  /** A neon sign on a dark board. */
  neon(title, ink, accent) {
    const type = lockup(title, 240, 86, 60);
    const h = type.height + 34;
    const y = 386 - h;
    const d = typeset(type, CX, y + 17);
    return (
      block({ x: 16, y, w: 268, h }, house.night, 14, 'opacity=".92"') +
      block(
        { x: 21, y: y + 5, w: 258, h: h - 10 },
        'none',
        10,
        `stroke="${accent.base}" stroke-width="7" opacity=".35"`,
      ) +
      block(
        { x: 21, y: y + 5, w: 258, h: h - 10 },
        'none',
        10,
        `stroke="${accent.light}" stroke-width="2.5"`,
      ) +
      `<path d="${d}" fill="#FFF6EA" stroke="${ink.base}" stroke-width="7" stroke-opacity=".55" paint-order="stroke"/>`
    );
  },
  /** A brass plate with cut corners, rivets and engraved letters. */
  plaque(title, ink) {
    const type = lockup(title, 230, 88, 56);
    const h = type.height + 36;
    const y = 388 - h;
    const cut = (grow: number) =>
      `M${16 - grow + 14} ${num(y - grow)}H${num(270 + grow)}l14 14V${num(y + h - 14 + grow)}l-14 14H${num(30 - grow)}l-14-14V${num(y + 14 - grow)}Z`;
    return (
      fill(cut(5), house.night) +
      fill(cut(0), house.brass) +
      fill(
        `M30 ${num(y)}H270l14 14V${num(y + h * 0.5)}L16 ${num(y + h * 0.42)}V${num(y + 14)}Z`,
        '#FFDE93',
      ) +
      line(
        `M34 ${num(y + 6)}H266l12 12V${num(y + h - 18)}l-12 12H34l-12-12V${num(y + 18)}Z`,
        '#8A5216',
        2,
      ) +
      line(
        `M33 ${num(y + 17)}h0M267 ${num(y + 17)}h0M33 ${num(y + h - 17)}h0M267 ${num(y + h - 17)}h0`,
        '#8A5216',
        6,
      ) +
      twice(typeset(type, CX, y + 18), 1, '#FFF3CE', ink.deep)
    );
  },
  /** Letters raised off the picture, with a shadow. */
  raised(title, ink, accent) {
    const type = lockup(title, 262, 96, 74);
    const top = 382 - type.height;
    const copy = (y: number, colour: string, width: number) =>
      `<use href="#t" y="${y}" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`;
    return (
      `<defs><linearGradient id="f" x2="0" y2="1"><stop offset=".35" stop-color="#FFFBF2"/><stop offset="1" stop-color="${accent.light}"/></linearGradient><path id="t" d="${typeset(type, CX, top, -9)}"/></defs>` +
      shade(top - 70, ink.deep) +
      `<g transform="rotate(-3 150 330)">${copy(6, house.night, 13)}${copy(5, accent.dark, 5)}${copy(2, accent.dark, 5)}<use href="#t" fill="url(#f)"/></g>`
    );
  },
  /** A silk ribbon with folded tails and curved type. */
  ribbon(title, ink, accent) {
    const type = lockup(title, 226, 88, 60);
    const h = type.height + 30;
    const y = 376 - h;
    const sag = 12;
    const curve = (top: number) => `${num(top + sag)}Q150 ${num(top - sag)} 276 ${num(top + sag)}`;
    const band = `M24 ${curve(y)}V${num(y + h + sag)}Q150 ${num(y + h - sag)} 24 ${num(y + h + sag)}Z`;
    const trim = (at: number) => `M30 ${num(at + sag)}Q150 ${num(at - sag)} 270 ${num(at + sag)}`;
    const tail = `M40 ${num(y + 34)}L-6 ${num(y + 40)}L10 ${num(y + 24 + h / 2)}L-6 ${num(y + h + 22)}L40 ${num(y + h + 24)}Z`;
    const fold = `M24 ${num(y + h + sag)}L40 ${num(y + h + 24)}V${num(y + h + 4)}Z`;
    const halves = (d: string, colour: string) =>
      fill(d, colour) + fill(d, colour, 'transform="matrix(-1 0 0 1 300 0)"');
    return (
      shade(y - 40, ink.deep) +
      halves(tail, accent.dark) +
      halves(fold, accent.deep) +
      `<path d="${band}" fill="${accent.base}" stroke="${house.night}" stroke-opacity=".5" stroke-width="3" paint-order="stroke"/>` +
      line(trim(y + 6) + trim(y + h - 6), house.ivory, 1.6, 'opacity=".75"') +
      twice(typeset(type, CX, y + 15, sag * 0.82), 2, accent.deep, '#FFFBF2', 4)
    );
  },
};

/** Fades the poster into a dark colour from `top` px down. */
function shade(top: number, colour: string): string {
  return `<defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".5" stop-color="${colour}"/></linearGradient></defs>${block({ x: 0, y: top, w: 300, h: 400 - top }, 'url(#d)')}`;
}

/** One outline drawn twice: its shadow (or lit edge) `drop` px lower and `rim` px wider, then the outline itself. */
function twice(d: string, drop: number, under: string, over: string, rim = 0): string {
  const edge = rim > 0 ? ` stroke="${under}" stroke-width="${rim}"` : '';
  return `<defs><path id="t" d="${d}"/></defs><use href="#t" y="${drop}" fill="${under}"${edge}/><use href="#t" fill="${over}"/>`;
}

/** A rectangle as a path that starts at the top left, so that bulbs fall on its corners. */
function frame({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;
}
