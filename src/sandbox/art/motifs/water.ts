import { around, polar, star, times } from '../geometry.ts';
import { house } from '../palette.ts';
import { block, disc, fill, line, mirrored, moved, oval, pair, ring, stamped } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const koi: DrawMotif = (ink) => {
  const fish = (body: string, patch: string, fin: string) =>
    fill('M-40 44Q-84 40-100 74-78 70-66 82-60 102-36 98-44 76-24 62Z', fin) +
    fill('M-14-44Q-44-62-66-44-50-36-40-12Z', fin) +
    fill('M40-20Q66-4 62 22 44 10 22 10Z', fin) +
    fill('M62-78C20-92-34-56-44-8-48 20-46 40-36 60-16 34 20 24 48-10 66-34 74-60 62-78', body) +
    fill(
      'M22-74Q50-60 56-26 30-30 4-56ZM-30-40Q0-22 14 16-14 20-42 6ZM-42 36Q-26 30-18 40L-36 60Z',
      patch,
    ) +
    line('M10-34q10-2 16 6M-12-10q12-2 18 8M-28 14q12-2 16 6', house.night, 3, 'opacity=".35"') +
    disc(46, -66, 5, house.night) +
    line('M62-80q14-6 18 4M60-72q14 2 14 12', fin, 3);
  return (
    ring(0, 0, 92, ink.light, 3, 'stroke-dasharray="26 12" opacity=".8"') +
    moved('translate(-37 0)scale(.72)', fish('#FFF8EE', ink.base, ink.light)) +
    moved('rotate(180)translate(-37 0)scale(.72)', fish(ink.base, '#FFF3E0', ink.dark))
  );
};

export const kraken: DrawMotif = (ink) => {
  const arms = 'M-30 34C-50 70-96 66-98 30-98 8-72 6-72 26M-18 44C-24 88-70 104-84 84';
  const inner = 'M-8 46C-6 80-20 96-40 94';
  return (
    pair(line(arms, house.night, 30), line(inner, house.night, 26)) +
    pair(
      line(arms, ink.dark, 20),
      line(inner, ink.base, 17),
      line(arms, ink.light, 6, 'stroke-dasharray="0 12"'),
    ) +
    mirrored('M0-76C-52-76-68-40-58-8-52 16-44 34-34 52L0 54Z', ink.base, ink.dark) +
    mirrored('M0-76C-30-76-44-56-44-36-30-50-14-56 0-54Z', ink.light, ink.base) +
    pair(
      disc(-26, -2, 18, '#FFF8EA'),
      disc(-23, 2, 10, house.night),
      disc(-27, -3, 4, '#fff'),
      line('M-46-22L-14-16', ink.deep, 6),
    ) +
    line('M-14 32Q0 42 14 32', house.night, 5) +
    moved(
      'translate(4 -78)rotate(8)',
      oval(0, 0, 42, 9, house.night),
      fill('M-26 0L-30-40H30L26 0Z', house.night),
      fill('M-27-4L-28-15H28L27-4Z', house.curtain),
      oval(0, -40, 30, 6, '#33202F'),
    )
  );
};

export const shell: DrawMotif = (ink) => {
  const rib = (degrees: number, colour: string) =>
    moved(`translate(0 70)rotate(${degrees})`, fill('M-7 0L-21-136Q0-166 21-136L7 0Z', colour));
  const turns = [-72, -54, -36, -18, 0, 18, 36, 54, 72];
  return (
    fill('M-34 62L-52 92H52L34 62Z', ink.dark) +
    turns.map((turn, i) => rib(turn, i % 2 === 0 ? ink.base : ink.light)).join('') +
    turns
      .slice(5)
      .map((turn) =>
        moved(
          `translate(0 70)rotate(${turn})`,
          fill('M0 0L4-150Q20-146 21-136L7 0Z', ink.dark, 'opacity=".6"'),
        ),
      )
      .join('') +
    disc(0, 46, 38, '#E9D9E8') +
    disc(-3, 42, 33, '#FFFBFA') +
    disc(8, 54, 20, ink.light, 'opacity=".35"') +
    oval(-14, 28, 10, 7, '#fff') +
    line('M-46 84Q0 104 46 84', house.brass, 7)
  );
};

export const compass: DrawMotif = (ink) =>
  disc(0, 0, 98, '#6B3512') +
  disc(0, 0, 94, house.brass) +
  ring(0, 0, 92, '#FFE9B4', 4) +
  disc(0, 0, 80, ink.deep) +
  disc(0, 0, 74, '#FFF6E2') +
  line(
    times(24, (i) => `M${polar(72, i * 15)}L${polar(i % 6 === 0 ? 60 : 66, i * 15)}`),
    '#8A5216',
    3,
  ) +
  fill(star(4, 50, 14), house.brass, 'transform="rotate(45)"') +
  stamped(
    ['', 'rotate(90)', 'rotate(180)', 'rotate(270)'],
    fill('M0-66L-15 0H0Z', ink.base),
    fill('M0-66L15 0H0Z', ink.dark),
  ) +
  disc(0, 0, 12, house.brass) +
  disc(-2, -2, 6, '#FFF3CE') +
  moved(
    'rotate(32)',
    fill('M0-76L-8 0 0 10 8 0Z', house.curtain),
    fill('M0 76L-8 0 0-10 8 0Z', house.night, 'opacity=".8"'),
  ) +
  disc(0, 0, 6, house.lamp);

export const lighthouse: DrawMotif = (ink) =>
  fill('M-14-66L-130-104V-26ZM14-66L130-104V-26Z', house.lamp, 'opacity=".55"') +
  fill('M-14-66L-130-80V-48ZM14-66L130-80V-48Z', '#FFF6DC', 'opacity=".7"') +
  mirrored('M0-44H-24L-40 96H0Z', '#FFFBF2', '#D9CBD2') +
  mirrored('M0-20H-26.7L-30.5 10H0ZM0 38H-33.5L-37 68H0Z', ink.base, ink.dark) +
  block({ x: -34, y: -50, w: 68, h: 9 }, house.night, 3) +
  block({ x: -19, y: -82, w: 38, h: 34 }, house.lamp) +
  disc(0, -66, 12, '#FFFDF4') +
  line('M-19-82V-50M19-82V-50M0-82V-50', house.night, 4) +
  mirrored('M0-106Q-26-98-28-82H0Z', ink.base, ink.dark) +
  disc(0, -106, 5, house.brass) +
  block({ x: -7, y: 76, w: 14, h: 22 }, house.night, 6) +
  mirrored('M0 92H-60L-84 110H0Z', '#3A2B4A', '#251A33');

export const lotus: DrawMotif = (ink) =>
  mirrored('M0 66Q-60 72-104 50-70 92 0 94Z', '#2F8F63', '#145a45') +
  mirrored('M0 64Q-60 62-104 10-60 4-30 22Z', ink.dark, ink.deep) +
  mirrored('M0 64Q-64 44-84-26-40-20-14 20Z', ink.base, ink.dark) +
  mirrored('M0 66Q-44 20-46-58-12-34 0 0Z', ink.light, ink.base) +
  mirrored('M0 70Q-34 10 0-88Z', '#FFF4FA', ink.light) +
  mirrored('M0 72Q-50 66-72 24-30 22 0 52Z', ink.light, ink.base) +
  disc(0, -4, 14, house.lamp) +
  disc(-3, -7, 7, '#FFF8E2') +
  fill(
    around(10, (i) => polar(i % 2 ? 22 : 30, i * 36, 0, -4)),
    house.lamp,
    'opacity=".35"',
  );
