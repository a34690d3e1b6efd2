import { polar, times } from '../geometry.ts';
import { house } from '../palette.ts';
import { disc, fill, line, mirrored, oval, pair, ring, stamped } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const owl: DrawMotif = (ink) =>
  mirrored('M0-96L-66-104Q-60-84-72-60-92-10-66 50-40 92 0 92Z', ink.base, ink.dark) +
  mirrored('M-72-50Q-106 10-74 78-58 66-50 36-48-10-72-50', ink.dark, ink.deep) +
  pair(
    line(
      'M-80 0Q-66 12-54 6M-80 24Q-68 36-56 28M-76 48Q-68 56-60 50',
      ink.light,
      4,
      'opacity=".6"',
    ),
  ) +
  mirrored('M0-20Q-46-10-44 36-36 82 0 88Z', '#FFF0D8', '#DFC19D') +
  line(
    'M-24 12q12 16 24 0t24 0M-32 32q16 16 32 0t32 0M-26 52q13 16 26 0t26 0M-14 70q7 10 14 0t14 0',
    ink.dark,
    4,
  ) +
  pair(
    disc(-34, -46, 34, '#FFF0D8'),
    ring(-34, -46, 28, ink.light, 6),
    disc(-34, -46, 22, house.brass),
    disc(-32, -46, 13, house.night),
    disc(-38, -52, 5, '#fff'),
  ) +
  mirrored('M0-104L-66-104-30-78 0-58Z', ink.dark, ink.deep) +
  mirrored('M0-42L-13-28 0-4Z', house.lamp, house.brass) +
  line('M-104 92Q0 82 104 94', '#6B3A22', 14) +
  line('M-26 86v8M-14 86v8M14 86v8M26 86v8', house.brass, 8);

export const moth: DrawMotif = (ink) =>
  mirrored('M-4-30C-30-90-90-98-102-70-104-30-80-2-6 6Z', ink.base, ink.dark) +
  mirrored('M-6 4C-60-2-88 24-76 58-60 100-28 84-4 34Z', ink.dark, ink.deep) +
  mirrored('M-8-18C-40-62-76-76-90-62-88-40-60-14-8-6Z', ink.light, ink.base) +
  pair(
    disc(-64, -44, 17, ink.deep),
    disc(-64, -44, 11, house.lamp),
    disc(-64, -44, 5, house.night),
    disc(-48, 48, 15, ink.light),
    disc(-48, 48, 8, house.curtain),
    line('M-98-70Q-100-34-70-8', house.ivory, 4, 'stroke-dasharray="0 9"'),
    line('M-4-44Q-14-80-34-90', house.ivory, 4),
    line('M-11-66l-9 3M-18-78l-10 0M-8-58l-9 5', house.ivory, 3),
    fill('M-30 74L-40 102-20 82Z', ink.dark),
  ) +
  mirrored('M0-48Q-14-44-13-22-10 30 0 58Z', '#FFF3DC', '#D8B98A') +
  line('M-9-6H9M-9 8H9M-8 22H8M-6 36H6', ink.deep, 4);

export const bee: DrawMotif = (ink) => {
  const cell = (x: number, y: number, colour: string) =>
    fill(`M${x} ${y - 31}l27 15.5v31L${x} ${y + 31}l-27-15.5v-31Z`, colour);
  return (
    cell(-58, -50, ink.dark) +
    cell(58, -50, ink.dark) +
    cell(-58, 52, ink.base) +
    cell(58, 52, ink.dark) +
    cell(0, -84, ink.base) +
    cell(0, 86, ink.dark) +
    mirrored('M-12-26C-50-66-104-56-100-24-98 4-44 10-12-6Z', '#FFFDF6', '#CFE4EA') +
    mirrored('M-12 0C-50 0-82 16-72 38-60 54-26 38-10 14Z', '#E8F3F2', '#A9C6CF') +
    pair(line('M-16-20Q-60-44-88-28M-18-12Q-56-20-80-8', ink.dark, 2.5, 'opacity=".5"')) +
    mirrored('M0-34Q-34-30-34 18-28 66 0 92Z', house.lamp, house.brass) +
    fill(
      'M-33 4Q0 16 33 4L34 20Q0 34-34 20ZM-31 36Q0 50 31 36L24 54Q0 66-24 54ZM-14 70Q0 76 14 70L0 94Z',
      house.night,
    ) +
    disc(0, -44, 23, house.night) +
    pair(
      disc(-11, -48, 7, '#FFF8E6'),
      line('M-8-64Q-12-84-28-86', house.night, 5),
      disc(-29, -86, 5, house.night),
    ) +
    fill('M-22-72L-24-92-11-82 0-98 11-82 24-92 22-72Z', house.brass)
  );
};

export const peacock: DrawMotif = (ink) => {
  const feathers = (turns: readonly number[], r: number, colour: string) =>
    stamped(
      turns.map((turn) => `translate(0 22)rotate(${turn})`),
      fill(`M0 20Q-26 ${-r + 20} 0 ${-r}Q26 ${-r + 20} 0 20`, colour),
      oval(0, -r + 26, 12, 16, house.lamp),
      oval(0, -r + 28, 8, 11, ink.deep),
      disc(0, -r + 30, 4, ink.light),
    );
  return (
    feathers([-90, -54, -18, 18, 54, 90], 112, ink.dark) +
    feathers([-72, -36, 0, 36, 72], 122, ink.base) +
    mirrored('M0-40Q-20-38-18-14-14 10-36 30-44 70 0 94Z', ink.light, ink.base) +
    line('M-20 42q10 12 20 0t20 0M-24 58q12 12 24 0t24 0M-16 74q8 10 16 0t16 0', ink.dark, 4) +
    mirrored('M0-62Q-18-60-18-42-12-26 0-26Z', ink.light, ink.base) +
    pair(
      disc(-8, -44, 4.5, house.night),
      line('M-3-60Q-6-76-12-82', house.lamp, 3),
      disc(-12, -83, 4, house.brass),
    ) +
    line('M0-60V-84', house.lamp, 3) +
    disc(0, -86, 4, house.brass) +
    mirrored('M0-38L-7-34 0-22Z', house.brass, '#BF6F1A')
  );
};

export const phoenix: DrawMotif = (ink) => {
  const blades = [
    'M-10 10Q-60 6-100-92-46-60-8-34Z',
    'M-12 20Q-70 30-106-50-60-30-10-8Z',
    'M-14 32Q-64 58-100-2-60 4-12 10Z',
    'M-12 42Q-50 78-80 40-50 36-10 24Z',
  ];
  const lit = [ink.light, house.brass, ink.base, ink.dark];
  const shaded = [house.brass, ink.base, ink.dark, ink.deep];
  return (
    mirrored('M0 40Q-20 70-46 100-10 92 0 104Z', house.lamp, house.brass) +
    mirrored('M0 40Q-12 66-18 104L0 112Z', ink.base, ink.dark) +
    blades
      .map((d, i) => mirrored(d, lit[i] ?? ink.base, shaded[i] ?? ink.dark))
      .reverse()
      .join('') +
    mirrored('M0-44Q-20-36-18-10-30 24 0 62Z', ink.light, ink.base) +
    line('M-12 10q6 10 12 0t12 0M-14 26q7 10 14 0t14 0M-8 42q4 8 8 0t8 0', ink.dark, 4) +
    mirrored('M0-72Q-20-68-18-48-12-34 0-30Z', '#FFF3CE', house.lamp) +
    mirrored('M0-100Q-16-86-14-66L0-72Z', house.ember, house.curtain) +
    pair(disc(-8, -52, 4, house.night)) +
    mirrored('M0-46L-8-42 0-26Z', house.brass, '#8A4A12')
  );
};

export const scarab: DrawMotif = (ink) =>
  mirrored('M-18-6C-50-50-96-46-106-10-84-18-58 16-18 30Z', house.brass, '#BF6F1A') +
  mirrored('M-18 4C-50-30-84-30-98-6-80-10-56 14-18 24Z', ink.base, ink.dark) +
  pair(line('M-28-6L-52 8M-46-18L-70-2M-64-22L-86-8', house.lamp, 3)) +
  pair(line('M-22 40L-56 52-64 84M-24 56L-46 74-44 98M-24-40L-50-60-44-82', '#3B1B12', 9)) +
  mirrored('M0-34Q-40-30-40 20-36 76 0 88Z', ink.base, ink.dark) +
  mirrored('M-8-20Q-30-10-30 20-28 58-8 76Z', ink.light, ink.base) +
  line('M0-26V86', house.brass, 5) +
  mirrored('M0-34Q-34-34-36-10-18 0 0 0Z', house.lamp, house.brass) +
  mirrored('M0-58Q-22-56-22-36L0-30Z', ink.base, ink.dark) +
  disc(0, -82, 21, house.ember) +
  disc(-4, -86, 13, house.lamp) +
  ring(0, -82, 21, house.brass, 5);

export const crane: DrawMotif = (ink) =>
  fill('M-6 10L-100 44-40 46Z', ink.dark) +
  fill('M-100 44L-58 28-84 66Z', ink.base) +
  fill('M-6 10L-66-92 20 0Z', '#FFFDF8') +
  fill('M-66-92L-20-26-6 10Z', ink.light) +
  fill('M6 6L76-98 44 24Z', ink.base) +
  fill('M76-98L36 8 44 24Z', ink.dark) +
  fill('M20 0L6 6-40 46 6 92Z', '#F3EADF') +
  fill('M20 0L44 24 62 48 6 92Z', ink.light) +
  fill('M6 92L-40 46-6 50Z', ink.dark, 'opacity=".55"') +
  fill('M44 24L92-30 62 48Z', '#FFFDF8') +
  fill('M92-30L74-14 104-2Z', house.curtain) +
  line('M-6 10L6 92M20 0L6 92', ink.dark, 1.5, 'opacity=".6"') +
  times(3, (i) =>
    disc(-50 + i * 9, -60 + i * 14, 5, i === 1 ? house.brass : house.curtain, 'opacity=".85"'),
  ) +
  line(`M${polar(96, -70)}l-14 4M${polar(100, -60)}l-12 0`, ink.light, 3);
