import type { Sponsor } from '../../catalogue/sponsors.ts';
import { around, polar, star, times } from '../geometry.ts';
import { house, tones } from '../palette.ts';
import { block, disc, fill, line, mirrored, moved, ring, svgFile, wedges } from '../svg.ts';
import { midtone } from './provider.ts';
import { words } from './words.ts';

interface Crest {
  /** The emblem, centred on (0, 0), 44 px in each direction. */
  readonly emblem: string;
  readonly lines: readonly [large: string, small: string];
}

/** Emblem and text by code. */
const crests: Record<string, Crest> = {
  puerto: {
    emblem:
      mirrored('M0-44L-36-36V6Q-34 32 0 46Z', tones.cobalt.base, tones.cobalt.dark) +
      fill('M-36-12L36-28V-12L-36 4Z', house.lamp) +
      line('M-28 22q7-8 14 0t14 0 14 0 14 0', '#FFFBF2', 4) +
      fill(star(5, 10, 4.4, 0, -30), house.ivory),
    lines: ['PUERTO LINDO', 'CLUB ATLÉTICO · 1911'],
  },
  farola: {
    emblem:
      disc(0, 0, 42, tones.violet.dark) +
      line('M0-14V34M-12 34H12', house.lamp, 6) +
      fill('M-12-20H12L8-2H-8Z', house.lamp) +
      line(
        'M-20-22Q-26-11-20 0M-29-28Q-38-11-29 6M20-22Q26-11 20 0M29-28Q38-11 29 6',
        tones.violet.light,
        4,
      ),
    lines: ['RADIO FAROLA', '98.4 TODA LA NOCHE'],
  },
  bombilla: {
    emblem:
      wedges(16, 44, 0, -6, tones.ember.base, 0, 'opacity=".7"') +
      disc(0, -8, 25, house.brass) +
      fill('M-15 10H15L10 24H-10Z', house.brass) +
      line('M-8-4L-3-14 3-4 8-14', '#6B3512', 3) +
      line('M-9 29H9M-6 36H6', midtone, 5),
    lines: ['SALA BOMBILLA', 'TEATRO & CONCIERTOS'],
  },
  corona: {
    emblem:
      ring(0, 4, 37, tones.teal.base, 6) +
      line(
        times(10, (i) => `M0 4L${polar(34, i * 36, 0, 4)}`),
        midtone,
        1.6,
      ) +
      fill('M-22-6L-28-38-12-22 0-44 12-22 28-38 22-6Z', house.brass) +
      fill(
        around(5, (i) => polar(8, i * 72, 0, 4)),
        tones.teal.base,
      ),
    lines: ['CORONA DEL MAR', 'VUELTA CICLISTA'],
  },
};

/** A sponsor's lockup, 320x110, for dark and light pages; `scale` enlarges it. */
export function drawSponsor({ code, name }: Sponsor, scale = 1): string {
  const { emblem, lines } = crests[code] ?? { emblem: '', lines: [name, ''] as const };
  return svgFile(
    320 * scale,
    110 * scale,
    moved(
      `scale(${scale})`,
      moved('translate(58 55)', emblem),
      words(lines[0], { x: 116, y: 62, caps: 36, room: 194 }, midtone),
      block({ x: 116, y: 70, w: 26, h: 4 }, tones.curtain.base, 2),
      words(lines[1], { x: 116, y: 92, caps: 12, room: 190 }, midtone),
    ),
  );
}
