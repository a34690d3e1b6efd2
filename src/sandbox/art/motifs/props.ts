import { polar, star, times } from '../geometry.ts';
import { house } from '../palette.ts';
import { block, disc, fill, line, mirrored, moved, oval, pair, ring, stamped } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const mask: DrawMotif = (ink) =>
  pair(
    fill('M-60-50Q-110-90-96-20-84-40-62-30Z', house.curtain),
    fill('M-66-10Q-114 10-104 66-88 40-64 34Z', '#8E1238'),
  ) +
  mirrored('M0-88Q-50-92-76-66-84 20-52 64-28 94 0 98Z', ink.light, ink.base) +
  fill(
    'M0-88Q50-92 76-66 84 20 52 64 28 94 0 98 24 60 14 20 22-30 0-88',
    ink.dark,
    'opacity=".75"',
  ) +
  pair(
    fill('M-60-20Q-36-52-14-14-38-26-60-20', house.night),
    line('M-62-42Q-40-66-16-46', '#7A4212', 6),
  ) +
  line('M0-16Q-12 12-8 16 0 22 8 16', '#7A4212', 5) +
  fill('M-48 30Q0 54 48 30 40 78 0 80-40 78-48 30', house.night) +
  fill('M-42 36Q0 56 42 36L38 46Q0 64-38 46Z', '#FFFBF2') +
  fill('M-22 72Q0 54 22 72 10 80 0 80-10 80-22 72', house.curtain) +
  pair(
    disc(-54, 22, 9, house.ember, 'opacity=".55"'),
    line('M-66-60Q-62 0-48 40', '#fff', 4, 'opacity=".5"'),
  ) +
  fill('M0-88L12-72 0-52-12-72Z', house.curtain);

export const hat: DrawMotif = (ink) =>
  moved(
    'translate(0 -30)',
    moved('rotate(-24)', card('-22'), disc(0, -62, 9, house.curtain)),
    moved('rotate(6)', card('-22'), fill('M0-74l10 12-10 12-10-12Z', house.curtain)),
    moved('rotate(34)', card('-22'), disc(0, -62, 9, house.night)),
  ) +
  fill(star(4, 22, 5, -70, -70), house.lamp) +
  fill(star(4, 16, 4, 82, -58), house.lamp) +
  mirrored('M0-34H-62L-52 70H0Z', '#4A2F63', '#261538') +
  fill('M-62-34L-44-34-38 70-52 70Z', ink.light, 'opacity=".5"') +
  mirrored('M0 36H-56L-52 64H0Z', ink.base, ink.dark) +
  fill('M-14 36H14V64H-14Z', house.brass) +
  fill('M-7 43H7V57H-7Z', '#4A2F63') +
  oval(0, -34, 62, 15, '#140A22') +
  oval(0, -32, 52, 10, ink.dark, 'opacity=".7"') +
  fill('M-104 66Q-96 52-52 62 0 76 52 62 96 52 104 66 80 98 0 98-80 98-104 66', '#33204A') +
  line('M-98 66Q-70 88 0 88', ink.light, 4, 'opacity=".7"') +
  line('M46 30L104-24', house.night, 15) +
  line('M46 30L104-24', '#2A1A3C', 9) +
  line('M92-13L104-24M46 30L56 21', '#FFF8EA', 9);

function card(x: string): string {
  return `<rect x="${x}" y="-94" width="44" height="64" rx="6" fill="#FFFBF2"/>`;
}

export const mic: DrawMotif = (ink) =>
  line('M0 60V104', house.night, 22) +
  line('M0 60V104', '#B9A7B4', 12) +
  pair(fill('M-62-26V20Q-60 64 0 70V58Q-46 54-48 18V-26Z', '#8B7488')) +
  mirrored('M0-104Q-52-102-52-52V8Q-50 50 0 52Z', '#E9E0E6', '#9A8797') +
  mirrored('M0-92Q-40-90-40-50V4Q-40 38 0 40Z', ink.dark, ink.deep) +
  line(
    times(4, (i) => `M${-27 + i * 18}-78V26`),
    '#F3ECF0',
    6,
  ) +
  line('M-30-82V20', '#fff', 2) +
  mirrored('M0-40H-58V-12H0Z', ink.base, ink.dark) +
  line('M-56-36H56', ink.light, 3) +
  fill(star(5, 14, 6, 0, -26), house.lamp) +
  pair(line('M-74-40Q-86-22-74-2M-90-52Q-110-22-90 12', house.lamp, 6)) +
  oval(0, 104, 44, 9, '#5A4258');

export const vinyl: DrawMotif = (ink) =>
  disc(0, 0, 100, house.night) +
  disc(0, 0, 97, '#2B1B2C') +
  [84, 74, 64, 54].map((r) => ring(0, 0, r, '#4A3348', 2)).join('') +
  fill('M0 0L-78-62A100 100 0 0 1-38-92ZM0 0L78 62A100 100 0 0 1 38 92Z', '#fff', 'opacity=".2"') +
  disc(0, 0, 42, ink.dark) +
  fill('M0-42A42 42 0 0 0 0 42Z', ink.base) +
  ring(0, 0, 36, ink.light, 2) +
  fill(star(6, 28, 13), house.lamp) +
  disc(0, 0, 6, house.night) +
  line('M96-92L84-20 46 34', house.night, 16) +
  line('M96-92L84-20 46 34', '#D9C9B0', 8) +
  disc(96, -92, 17, house.brass) +
  disc(96, -92, 8, '#6B3512') +
  moved('translate(46 34)rotate(34)', block({ x: -9, y: -8, w: 18, h: 28 }, house.ember, 4));

export const lantern: DrawMotif = (ink) =>
  line('M0-110V-84', house.lamp, 5) +
  block({ x: -34, y: -88, w: 68, h: 15 }, '#6B2A18', 4) +
  mirrored('M0-74H-32C-92-60-104-10-92 16-80 46-56 58-32 62H0Z', ink.base, ink.dark) +
  mirrored('M0-74H-18C-52-60-60-10-52 16-46 46-32 58-18 62H0Z', ink.light, ink.base) +
  mirrored('M0-74C-16-60-22-20-22-6-22 30-12 54 0 62Z', '#FFFBEA', ink.light) +
  line(
    'M-94-20Q0-6 94-20M-92 14Q0 30 92 14M-74-48Q0-38 74-48M-66 42Q0 54 66 42',
    ink.deep,
    2.5,
    'opacity=".5"',
  ) +
  fill('M0-34C-16-14-16 4-12 16 0 26 12 16 12 16 18 2 10-14 0-34', house.ember) +
  fill('M0-12C-8 0-8 10-5 16 0 20 5 16 8 8 6 0 0-12', '#FFF6DC') +
  block({ x: -34, y: 58, w: 68, h: 13 }, '#6B2A18', 4) +
  line('M0 72V108M-16 72V96M16 72V96', house.curtain, 6) +
  disc(0, 78, 9, house.brass);

export const rose: DrawMotif = (ink) =>
  moved(
    'rotate(42)',
    line('M0-112V112', house.night, 13),
    line('M0-112V60', '#EDE3EC', 6),
    line('M0 66V108', '#6B3512', 11),
    line('M-26 62Q0 76 26 62', house.brass, 9),
    disc(0, 110, 9, house.brass),
  ) +
  line('M0 40Q-8 76-46 106', house.night, 15) +
  line('M0 40Q-8 76-46 106', '#1B774A', 8) +
  fill('M-14 74Q-66 46-86 76-56 100-14 74', '#4FB85E') +
  line('M-18 74Q-50 70-74 77', '#0A3A31', 3) +
  petals(84, 0, ink.dark) +
  petals(66, 36, ink.base) +
  petals(46, 6, ink.light) +
  petals(28, 44, ink.base) +
  line('M-8-12Q0-26 10-16 12-4 0-2-16-2-14-18', ink.deep, 4);

/** Five petals around the centre of a flower, `r` long, the first rotated by `from` degrees. */
function petals(r: number, from: number, colour: string): string {
  const turns = [0, 72, 144, 216, 288].map(
    (turn) => `translate(0 -14)rotate(${turn + from})scale(${r / 80})`,
  );
  return stamped(
    turns,
    fill(
      'M0 8C-50-6-58-70-22-82-10-86-4-78 0-74 4-78 10-86 22-82 58-70 50-6 0 8Z',
      colour,
      `stroke="${house.night}" stroke-opacity=".45" stroke-width="3"`,
    ),
  );
}

export const lamp: DrawMotif = (ink) =>
  line('M78-22C104-60 40-62 56-96 62-108 76-108 84-102', ink.light, 16, 'opacity=".85"') +
  line('M78-22C104-60 40-62 56-96 62-108 76-108 84-102', '#fff', 6, 'opacity=".8"') +
  line('M-58 22C-104 0-112-44-78-46-60-46-56-26-64-20', house.night, 19) +
  line('M-58 22C-104 0-112-44-78-46-60-46-56-26-64-20', ink.dark, 11) +
  fill('M-62 8Q-54 58 0 60 44 58 60 22 72-2 100-16L84-30Q60-16 44-8Z', ink.base) +
  fill('M0 60Q44 58 60 22 72-2 100-16L92-23Q62-6 50 12 36 40 0 44Z', ink.dark) +
  fill('M-54 14Q-44 42-16 50-32 30-30 12Z', ink.light) +
  mirrored('M0-40Q-40-34-46-6H0Z', ink.light, ink.base) +
  fill('M-62 10Q0-12 58-2L50 10Q0 0-58 22Z', house.curtain) +
  disc(0, -48, 11, house.curtain) +
  disc(-3, -51, 4, '#fff') +
  mirrored('M0 56H-16L-44 88H0Z', ink.base, ink.dark) +
  oval(0, 88, 48, 10, ink.light) +
  line('M-36 28h0M-12 34h0M14 32h0M36 22h0', house.mint, 10) +
  fill(star(4, 18, 4, -30, -84), house.lamp) +
  fill(star(4, 12, 3, 20, -82), house.lamp);

export const flask: DrawMotif = (ink) =>
  disc(20, -104, 7, ink.light) +
  disc(-8, -96, 5, ink.light) +
  fill('M-26-84H26V-72H18V-30A68 68 0 1 1-18-30V-72H-26Z', '#E6F4F2', 'opacity=".95"') +
  fill('M-60 20A60 60 0 1 0 60 20Q30 6 0 20T-60 20', ink.base) +
  fill('M0 20Q30 6 60 20A60 60 0 0 1 0 88Z', ink.dark, 'opacity=".75"') +
  fill('M-14-66H-4V-22Q-44-12-52 20-62-24-14-36Z', '#fff') +
  disc(-22, 50, 10, ink.light) +
  disc(8, 64, 7, ink.light) +
  disc(24, 38, 12, ink.light, 'opacity=".8"') +
  disc(-4, 30, 5, '#fff') +
  block({ x: -30, y: -92, w: 60, h: 14 }, '#B98A5A', 4) +
  fill('M0 34L7 50 24 52 11 63 15 80 0 71-15 80-11 63-24 52-7 50Z', house.lamp) +
  mirrored('M0 84H-60L-74 104H0Z', house.brass, '#8A5216');

export const crystalBall: DrawMotif = (ink) =>
  mirrored('M0 60H-46L-72 104H0Z', house.brass, '#8A5216') +
  fill('M-54 72H54L60 84H-60Z', house.curtain) +
  disc(0, -14, 84, ink.deep) +
  disc(0, -14, 80, ink.dark) +
  disc(-8, -20, 68, ink.base) +
  disc(-14, -26, 50, ink.light, 'opacity=".55"') +
  fill('M-10-60A44 44 0 1 0 34 14A36 36 0 1 1-10-60', '#FFF6DC') +
  fill(star(5, 18, 8, 26, -30), house.lamp) +
  fill(star(4, 11, 3, 40, 4), '#fff') +
  fill(star(4, 9, 3, 6, -52), '#fff') +
  fill('M-66-34A68 68 0 0 1-20-80Q-50-62-66-34', '#fff', 'opacity=".9"') +
  line(`M${polar(72, 110, 0, -14)}A72 72 0 0 1 ${polar(72, 160, 0, -14)}`, ink.light, 5) +
  line('M-60 62Q0 84 60 62', house.lamp, 6);
