import type { LegalMark } from '../../catalogue/legal-marks.ts';
import { house, tones } from '../palette.ts';
import { block, disc, fill, line, moved, ring, svgFile } from '../svg.ts';
import { midtone } from './provider.ts';
import { words } from './words.ts';

const SHIELD = 'M0-8L8-5V0C8 5 4 8 0 10-4 8-8 5-8 0V-5Z';

/** Sign and text of each mark. The catalogue holds its full name. */
const marks: Record<string, { sign: string; text: string }> = {
  regulator: {
    sign: fill(SHIELD, tones.cobalt.base) + line('M-4 0L-1 4 4-3', '#fff', 2),
    text: 'MERIDIAN GA',
  },
  adults: {
    sign:
      ring(0, 0, 8, tones.curtain.base, 2.4) +
      words('18', { x: 0, y: 4, caps: 8, from: 'middle' }, midtone),
    text: 'ADULTS ONLY',
  },
  'safe-play': {
    sign: fill('M0 8C-14-1-9-9-4-8-1-8 0-4 0-4 0-4 1-8 4-8 9-9 14-1 0 8Z', tones.jade.base),
    text: 'SAFE PLAY',
  },
  'fair-games': {
    sign:
      block({ x: -8, y: -8, w: 16, h: 16 }, tones.violet.base, 4) +
      [
        [-3.5, -3.5],
        [3.5, 3.5],
        [3.5, -3.5],
        [-3.5, 3.5],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1.8, house.ivory))
        .join(''),
    text: 'FAIR GAMES LAB',
  },
};

/** A mark of the legal strip, 100x22, for dark and light pages. */
export function drawLegalMark({ code }: LegalMark): string {
  const { sign, text } = marks[code] ?? { sign: '', text: code };
  return svgFile(
    100,
    22,
    block({ x: 1, y: 1, w: 98, h: 20 }, 'none', 10, `stroke="${midtone}" stroke-width="1.2"`),
    moved('translate(13 11)scale(.86)', sign),
    words(text, { x: 25, y: 15.4, caps: 8.8, room: 67 }, midtone),
  );
}
