import { house } from '../palette.ts';
import { disc, fill, line, mirrored, oval, pair } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const fox: DrawMotif = (ink) =>
  mirrored('M-16-40L-74-98-82-14Z', ink.base, ink.dark) +
  pair(fill('M-36-42L-66-80-68-26Z', ink.deep)) +
  mirrored('M0-52L-34-50-82-18-96 26-50 66 0 96Z', ink.base, ink.dark) +
  mirrored('M0-52L-20-30-10 44 0 60Z', ink.light, ink.base) +
  mirrored('M-96 26L-44 22-14 66 0 96-50 68Z', '#FFF8EC', '#E3CDBB') +
  mirrored('M-96 26L-78 34-60 60-50 68Z', '#fff', '#C9AE9C') +
  pair(
    fill('M-60 6Q-40-10-22 22-46 30-60 6', house.night),
    disc(-40, 10, 7, house.lamp),
    fill('M-42 4h4v13h-4Z', house.night),
  ) +
  fill('M-17 68Q0 60 17 68L0 96Z', house.night) +
  line('M-8 70h8', '#fff', 3, 'opacity=".7"');

export const wolf: DrawMotif = (ink) =>
  mirrored('M-12-44L-58-100-84-10Z', ink.dark, ink.deep) +
  pair(fill('M-36-46L-56-80-66-26Z', ink.light, 'opacity=".5"')) +
  mirrored('M0-58L-40-52-78-16-98 34-72 36-82 62-52 60-46 84-22 80 0 98Z', ink.base, ink.dark) +
  mirrored('M-98 34L-64 12-40 34-26 62-22 80-46 84-52 60-82 62-72 36Z', ink.light, ink.base) +
  mirrored('M0-58L-18-40-26 6-12 40 0 44Z', ink.dark, ink.deep) +
  mirrored('M-24 8L-14 50-22 78 0 98V8Z', '#F4F7FB', '#C3CCDD') +
  pair(
    fill('M-66 2L-24 16-28 26Q-52 26-66 2', house.night),
    disc(-42, 16, 7, house.lamp),
    disc(-42, 16, 3, house.night),
  ) +
  fill('M-16 62H16L8 78H-8Z', house.night) +
  line('M0 78V88M0 88L-14 84M0 88L14 84', house.night, 3);

export const cat: DrawMotif = (ink) =>
  mirrored('M-14-54L-70-96Q-88-50-84 4Z', ink.base, ink.dark) +
  pair(fill('M-40-50L-66-76Q-74-46-70-18Z', '#FFC2A8')) +
  mirrored('M0-62C-50-62-92-30-92 18-92 62-48 84 0 84Z', ink.base, ink.dark) +
  mirrored('M0 22C-30 22-44 40-44 58-30 76-12 84 0 84Z', '#FFF6EA', '#E8D3D8') +
  line('M0-62V-34M-22-60L-16-38M22-60L16-38', ink.deep, 9) +
  pair(
    disc(-40, 2, 36, house.night),
    disc(-40, 2, 30, house.mint),
    fill('M-70 2A30 30 0 0 1-10 2Z', '#B4F7D8'),
    fill('M-62-14L-46-27-20-20-56 22Z', '#fff', 'opacity=".7"'),
    line('M-52 50L-98 44M-52 58L-94 68', '#FFF6EA', 4),
  ) +
  line('M-10-4Q0-12 10-4', house.night, 7) +
  fill('M-12 38Q0 32 12 38L0 52Z', '#C2274B') +
  line('M0 52Q-4 66-18 62M0 52Q4 66 18 62', house.night, 4) +
  fill('M-44 78Q0 98 44 78V92Q0 112-44 92Z', house.curtain) +
  disc(0, 100, 13, house.brass) +
  disc(-4, 96, 4, '#FFF3CE');

export const tiger: DrawMotif = (ink) =>
  pair(disc(-66, -62, 28, ink.dark), disc(-64, -60, 16, '#FFE8D2')) +
  mirrored('M0-84C-60-84-92-50-92-6L-100 30-78 40-70 66C-48 90-24 96 0 96Z', ink.base, ink.dark) +
  mirrored('M-100 30L-58 26-42 50-52 78-70 66-78 40Z', '#FFF6EA', '#E7CFC0') +
  mirrored('M0 30L-22 26Q-52 34-46 60-36 88 0 96Z', '#FFFBF4', '#EBD8CB') +
  pair(
    fill(
      'M0-84L-10-80-4-40 0-34ZM-24-80L-42-72-18-46ZM-56-64L-70-50-30-34ZM-90-16L-92 4-62-4ZM-96 18L-100 32-66 20ZM-78 44L-72 60-54 44Z',
      house.night,
    ),
    fill('M-66-14Q-40-34-20 4-50 10-66-14', house.night),
    disc(-42, -10, 10, house.lamp),
    disc(-41, -10, 4.5, house.night),
    line('M-30 58h0M-38 68h0M-26 70h0', house.night, 4),
  ) +
  mirrored('M0-20L-12-10-22 26 0 34Z', ink.light, ink.base) +
  fill('M-22 24Q0 16 22 24L8 46H-8Z', '#B3264A') +
  line('M0 46V60Q-8 74-26 68M0 60Q8 74 26 68', house.night, 5) +
  fill('M-20 70L-16 86-11 72ZM20 70L16 86 11 72Z', '#fff');

export const bull: DrawMotif = (ink) =>
  mirrored('M-34-46C-80-40-104-62-96-100-84-76-62-72-30-74Z', '#FFF3DC', '#D9B98E') +
  pair(fill('M-96-100C-92-84-84-76-74-74L-80-60C-100-68-102-86-96-100', house.brass)) +
  mirrored('M-46-40L-98-34Q-94-8-52-12Z', ink.dark, ink.deep) +
  mirrored('M0-84Q-34-84-46-58L-58-16-40 40-36 70Q-30 90 0 94Z', ink.base, ink.dark) +
  mirrored('M0-84Q-24-84-30-60-24-44-12-40-6-30 0-30Z', ink.deep, house.night) +
  mirrored('M0-20L-20-6-26 40 0 48Z', ink.light, ink.base) +
  mirrored('M0 40Q-36 40-44 64-40 94 0 98Z', '#FFDCC8', '#D49C8E') +
  pair(
    fill('M-54-14Q-38-26-24-2-44 4-54-14', house.night),
    disc(-38, -10, 6, house.lamp),
    oval(-20, 64, 9, 6, ink.deep),
  ) +
  line('M-18 72A19 20 0 1 0 18 72', house.night, 13) +
  line('M-18 72A19 20 0 1 0 18 72', house.brass, 8);

export const dragon: DrawMotif = (ink) =>
  mirrored('M-30-50C-60-60-62-90-48-104-46-84-30-76-8-70Z', house.brass, '#BF6F1A') +
  mirrored('M-40-50L-90-78-76-46-104-40-80-14-106 8-76 22-92 50-60 46Z', ink.dark, ink.deep) +
  pair(line('M-46-42L-84-68M-54-14L-96-34M-56 10L-94 8', ink.base, 4)) +
  mirrored('M0-74L-40-60-62-24-60 24-38 52-34 82 0 92Z', ink.base, ink.dark) +
  mirrored('M0-74L-22-60-14-20-22 36 0 46Z', ink.light, ink.base) +
  mirrored('M0 36L-30 40-46 58-36 76-14 70 0 76Z', ink.light, ink.base) +
  pair(
    fill('M-58-22L-16-2-22 8Q-46 10-58-22', house.night),
    disc(-35, -3, 7, house.ember),
    disc(-35, -3, 3, house.night),
    oval(-26, 54, 7, 5, ink.deep, 'transform="rotate(-24 -26 54)"'),
    fill('M-40 74L-34 96-24 74ZM-20 74L-15 88-9 74Z', '#FFFBF2'),
    line('M-44 58C-70 60-80 84-104 76', house.lamp, 6),
  ) +
  mirrored('M0 76L-14 72-24 78-10 98 0 104Z', house.curtain, '#8E1238') +
  fill('M0-64L9-48 0-32-9-48Z', house.lamp);
