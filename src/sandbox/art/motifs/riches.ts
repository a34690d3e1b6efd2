import { polar, star, times } from '../geometry.ts';
import { house } from '../palette.ts';
import { block, disc, fill, line, mirrored, moved, oval, pair, ring, stamped } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const vault: DrawMotif = (ink) =>
  disc(0, 0, 104, '#3B2A3E') +
  disc(0, 0, 98, '#8E7A92') +
  fill('M0-98A98 98 0 0 0 0 98Z', '#B9A6B8') +
  line(
    times(16, (i) => `M${polar(90, i * 22.5)}h0`),
    '#F3EAF0',
    10,
  ) +
  line(
    times(16, (i) => `M${polar(90, i * 22.5)}h0`),
    '#6B576D',
    4,
  ) +
  disc(0, 0, 80, '#2A1A2E') +
  disc(0, 0, 75, ink.dark) +
  fill('M0-75A75 75 0 0 0 0 75Z', ink.base) +
  ring(0, 0, 60, ink.light, 3, 'opacity=".8"') +
  fill('M-52-40A66 66 0 0 1-10-65Q-36-52-52-40', '#fff', 'opacity=".6"') +
  stamped(
    [0, 60, 120, 180, 240, 300].map((turn) => `rotate(${turn})`),
    line('M0 0V-54', house.night, 15),
    line('M0 0V-52', '#EFE3EA', 8),
    disc(0, -55, 11, house.night),
    disc(0, -55, 8, house.curtain),
  ) +
  disc(0, 0, 28, house.night) +
  disc(0, 0, 24, '#D8C7D4') +
  fill(star(5, 17, 8), ink.dark) +
  block({ x: -112, y: -34, w: 16, h: 24 }, '#B9A6B8', 3) +
  block({ x: -112, y: 14, w: 16, h: 24 }, '#B9A6B8', 3);

/** Coins in the air: position, rotation and scale. */
const TOSSED = [
  'translate(-66-70)rotate(20)scale(.6 1)',
  'translate(62-84)rotate(-24)scale(.7 .85)',
  'translate(4-96)rotate(40)scale(.35 .7)',
];

export const coins: DrawMotif = (ink) =>
  stamped(
    TOSSED,
    disc(4, 4, 20, '#7A4210'),
    disc(0, 0, 20, house.brass),
    disc(0, 0, 15, '#FFD98A'),
    fill(star(5, 10, 4.4), '#BF7A1F'),
  ) +
  [
    [-58, 80, 3],
    [58, 82, 4],
    [-22, 92, 4],
    [26, 96, 3],
  ]
    .map(([x = 0, y = 0, n = 0]) =>
      stamped(
        Array.from({ length: n }, (_, i) => `translate(${x} ${y - i * 13})`),
        oval(0, 5, 36, 13, '#7A4210'),
        oval(0, 0, 36, 13, house.brass),
        oval(0, -1, 26, 8, '#FFDE93'),
      ),
    )
    .join('') +
  disc(5, 6, 62, '#7A4210') +
  disc(0, 0, 62, house.brass) +
  fill('M0-62A62 62 0 0 0 0 62Z', house.lamp) +
  ring(0, 0, 50, '#BF7A1F', 4) +
  line(
    times(30, (i) => `M${polar(57, i * 12)}h0`),
    '#BF7A1F',
    3.5,
  ) +
  mirrored('M0 26L-30 28-38-16-18-2 0-34Z', ink.base, ink.dark) +
  line('M-28 36H28', ink.dark, 6) +
  fill('M-44-34A56 56 0 0 1-12-55Q-34-44-44-34', '#fff', 'opacity=".9"');

export const chest: DrawMotif = (ink) =>
  mirrored('M0-30H-84L-76-76Q-60-98-36-98H0Z', '#8A3E1C', '#5A2410') +
  pair(fill('M-66-30L-60-84-46-96-48-30Z', house.brass)) +
  fill('M-80-30H80L60-6H-60Z', house.night) +
  fill('M-76-28Q-66-62-44-50-30-78-8-56 10-84 32-58 56-68 76-28Z', house.brass) +
  fill('M-60-30Q-48-54-32-40-20-62-4-44 14-66 28-46 48-54 60-30Z', house.lamp) +
  fill('M-26-62l14-16 16 14-14 20Z', house.mint) +
  fill('M30-60l12-12 14 10-10 18Z', house.curtain) +
  disc(-52, -50, 9, '#FFF8EE') +
  mirrored('M0-24H-92L-84 84H0Z', '#A9501F', '#6B2F14') +
  line('M-88 10H88M-86 46H86', '#5A2410', 4) +
  pair(fill('M-70-24H-48L-46 84H-64Z', house.brass)) +
  line('M-92-22H92', house.lamp, 10) +
  line('M-84 84H84', '#BF6F1A', 8) +
  block({ x: -22, y: -20, w: 44, h: 50 }, house.brass, 8) +
  block({ x: -17, y: -15, w: 34, h: 40 }, ink.base, 6) +
  disc(0, 0, 8, house.night) +
  fill('M-4 2H4L6 18H-6Z', house.night);

export const ingots: DrawMotif = (ink) => {
  const bar = [
    fill('M-48-10L-34-34 44-46 34-18Z', '#FFF0BE'),
    fill('M-48-10L34-18 42 16-52 26Z', ink.base),
    fill('M34-18L44-46 62-16 42 16Z', ink.dark),
    fill('M-38-2L26-8 30 8-40 16Z', '#FFDE93', 'opacity=".7"'),
    fill(star(5, 11, 5, -4, 4), ink.dark),
    line('M-40-12L-30-30', '#fff', 3),
  ].join('');
  return (
    stamped(
      ['translate(-46 60)', 'translate(50 66)', 'translate(2 18)', 'translate(-12 -26)'],
      bar,
    ) +
    fill(star(4, 30, 6, 44, -66), '#FFF6DC') +
    fill(star(4, 18, 4, -58, -50), '#FFF6DC') +
    fill(star(4, 14, 3, 76, -24), '#FFF6DC') +
    oval(0, 92, 96, 8, house.night, 'opacity=".5"')
  );
};

export const key: DrawMotif = (ink) =>
  moved(
    'rotate(38)',
    fill('M-9-20H9V98H-9ZM9 58H34V72H26V80H34V96H9Z', ink.base) +
      fill('M0-20H9V98H0Z', ink.dark) +
      fill('M-18-18H18L14-4H-14ZM-14 32H14V42H-14Z', ink.light) +
      disc(0, -58, 46, ink.dark) +
      fill('M0-104A46 46 0 0 0 0-12Z', ink.base) +
      ring(0, -58, 40, ink.light, 4) +
      times(4, (i) => disc(...spot(i), 11, house.night)) +
      disc(0, -58, 14, house.curtain) +
      disc(-4, -62, 5, '#FFBAC4') +
      disc(0, -104, 9, ink.light),
  ) +
  fill(star(4, 24, 5, -58, 52), '#FFF6DC') +
  fill(star(4, 16, 4, 78, -10), '#FFF6DC');

function spot(i: number): [number, number] {
  const [x = 0, y = 0] = polar(25, i * 90 + 45, 0, -58)
    .split(' ')
    .map(Number);
  return [x, y];
}

export const gem: DrawMotif = (ink) =>
  fill('M-62-66H62L102-14 0 92-102-14Z', ink.base) +
  fill('M-62-66L-34-14H-102Z', ink.light) +
  fill('M-62-66H0L-34-14Z', '#fff') +
  fill('M0-66L34-14H-34Z', ink.light) +
  fill('M0-66H62L34-14Z', ink.base) +
  fill('M62-66L102-14H34Z', ink.dark) +
  fill('M-102-14H-34L0 92Z', ink.base) +
  fill('M-34-14H34L0 92Z', ink.light, 'opacity=".75"') +
  fill('M34-14H102L0 92Z', ink.dark) +
  fill('M34-14H68L0 92Z', ink.base, 'opacity=".5"') +
  line('M-62-66H62L102-14 0 92-102-14ZM-102-14H102', '#fff', 2.5, 'opacity=".6"') +
  fill(star(4, 34, 6, -62, -62), '#fff') +
  fill(star(4, 20, 4, 84, 26), '#fff') +
  fill(star(4, 15, 3, -76, 40), '#fff');
