import { around, polar, star, times } from '../geometry.ts';
import { house } from '../palette.ts';
import { block, disc, fill, line, mirrored, moved, oval, pair, stamped } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const bolt: DrawMotif = (ink) =>
  [-58, 58].map((x) => disc(x, -64, 30, '#E9E4F4') + disc(x * 0.4, -78, 34, '#FFFDFF')).join('') +
  fill('M-96-64H96Q92-40 70-42H-70Q-92-40-96-64', '#C9C2E2') +
  fill('M30-60L-58 34H-10L-36 108 64-4H14L54-60Z', ink.deep, 'transform="translate(6 6)"') +
  fill('M24-60L-58 34H-10L-36 108 64-4H14L54-60Z', ink.base) +
  fill('M24-60L-58 34H-36L40-60Z', '#FFFBE6') +
  fill('M-36 108L64-4H44L-20 70Z', ink.dark) +
  fill(
    around(3, (i) => polar(14, i * 120, -78, 40)),
    ink.light,
  ) +
  fill(
    around(3, (i) => polar(10, i * 120 + 40, 80, 50)),
    ink.light,
  ) +
  line('M-84 4l-14 8M74 20l16 6M-60 78l-12 12', ink.light, 5);

export const trophy: DrawMotif = (ink) =>
  pair(
    line('M-56-66C-108-70-104-4-44 10', house.night, 20),
    line('M-56-66C-108-70-104-4-44 10', ink.dark, 11),
  ) +
  mirrored('M0-92H-62Q-62 10-18 30-12 44-16 58H0Z', ink.base, ink.dark) +
  fill('M-50-82H-30Q-32-10-14 16-46-10-50-82', '#FFF3CE') +
  oval(0, -92, 62, 11, ink.light) +
  oval(0, -92, 50, 7, ink.deep) +
  fill(star(5, 28, 12, 0, -36), '#FFF8E2') +
  mirrored('M0 56H-32L-44 78H0Z', ink.light, ink.base) +
  mirrored('M0 76H-56V104H0Z', '#4A2A3E', house.wine) +
  block({ x: -26, y: 83, w: 52, h: 13 }, house.brass, 2);

export const stopwatch: DrawMotif = (ink) =>
  block({ x: -14, y: -108, w: 28, h: 24 }, house.brass, 5) +
  moved('rotate(38)', block({ x: -9, y: -100, w: 18, h: 18 }, house.brass, 4)) +
  disc(0, 10, 90, '#6B3512') +
  disc(0, 10, 86, house.brass) +
  fill('M0-76A86 86 0 0 0 0 96Z', house.lamp) +
  disc(0, 10, 72, ink.deep) +
  disc(0, 10, 67, '#FFFBF2') +
  fill(`M0 10V-57A67 67 0 0 1 ${polar(67, 130, 0, 10)}Z`, ink.base) +
  line(
    times(12, (i) => `M${polar(62, i * 30, 0, 10)}L${polar(i % 3 ? 56 : 50, i * 30, 0, 10)}`),
    '#4A2A3E',
    5,
  ) +
  line(`M0 10L${polar(56, 130, 0, 10)}`, house.night, 6) +
  disc(0, 10, 10, house.night) +
  disc(0, 10, 4, house.lamp);

export const ball: DrawMotif = (ink) => {
  const turns = [0, 72, 144, 216, 288].map((turn) => `rotate(${turn})`);
  return (
    disc(0, 0, 92, house.night) +
    disc(0, 0, 88, '#FFFDF8') +
    fill('M30-83A88 88 0 0 1-30 83 118 118 0 0 0 30-83', ink.light, 'opacity=".35"') +
    fill('M34-81A88 88 0 0 1 0 88 116 116 0 0 0 34-81', '#8B7488', 'opacity=".35"') +
    stamped(
      turns,
      line('M0-30V-58M24-66L55-43', house.night, 5),
      fill('M0-58L24-66 22-86Q0-92-22-86L-24-66Z', house.night),
    ) +
    fill(
      around(5, (i) => polar(33, i * 72)),
      house.night,
    ) +
    fill('M-62-30A70 70 0 0 1-30-62Q-46-50-62-30', '#fff')
  );
};

export const ticket: DrawMotif = (ink) => {
  const one = (lit: string, edge: string, turn: number) =>
    moved(
      `rotate(${turn})`,
      fill(
        'M-92-48H92V-16A16 16 0 0 0 92 16V48H-92V16A16 16 0 0 0-92-16Z',
        house.night,
        'transform="translate(3 5)"',
      ),
      fill('M-92-48H92V-16A16 16 0 0 0 92 16V48H-92V16A16 16 0 0 0-92-16Z', lit),
      line('M-80-37H80M-80 37H80', edge, 3),
      line('M42-40V40', edge, 3, 'stroke-dasharray="4 8"'),
      fill(star(5, 28, 12, -20, 0), edge),
      line('M66-22V22M58-22V22M74-22V22', edge, 3),
      line('M-66-12V12M-58-12V12', edge, 4),
    );
  return (
    moved('translate(8 26)', one(ink.base, ink.light, 14)) +
    moved('translate(-6 -24)', one(house.lamp, '#8A3E12', -12))
  );
};
