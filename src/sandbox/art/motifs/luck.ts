import { bulbs } from '../bulbs.ts';
import { polar, star as starPath, times } from '../geometry.ts';
import { house } from '../palette.ts';
import { disc, fill, line, mirrored, moved, oval, pair, ring } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const cherries: DrawMotif = (ink) => {
  const cherry = (x: number, y: number) =>
    disc(x, y, 44, ink.dark) +
    disc(x - 4, y - 4, 38, ink.base) +
    fill(
      `M${x - 30} ${y - 12}A32 32 0 0 1 ${x - 4} ${y - 34}Q${x - 14} ${y - 18} ${x - 30} ${y - 12}`,
      '#fff',
      'opacity=".85"',
    ) +
    disc(x + 16, y + 20, 7, ink.light, 'opacity=".6"');
  return (
    line('M-44 26Q-40-50 30-88M44 40Q48-30 30-88', house.night, 15) +
    line('M-44 26Q-40-50 30-88M44 40Q48-30 30-88', '#7DBB4A', 8) +
    fill('M28-88Q-20-118-78-84-40-44 28-88', '#4FB85E') +
    fill('M28-88Q-30-92-78-84-40-44 28-88', '#1B774A') +
    fill('M30-88Q60-116 100-88 70-56 30-88', '#4FB85E') +
    line('M24-88Q-20-96-60-86M36-88Q60-96 84-88', '#BDF0A0', 3) +
    cherry(48, 48) +
    cherry(-44, 40)
  );
};

export const melon: DrawMotif = (ink) =>
  moved(
    'rotate(-14)',
    fill('M-104-30A104 104 0 0 0 104-30Z', '#0F5A3C') +
      fill('M-97-30A97 97 0 0 0 97-30Z', '#5DC66A') +
      fill('M-88-30A88 88 0 0 0 88-30Z', '#F4FBD9') +
      fill('M-80-30A80 80 0 0 0 80-30Z', ink.base) +
      fill('M0-30H80A80 80 0 0 1 0 50Z', ink.dark, 'opacity=".6"') +
      fill(
        ['-50 -14', '-18 -12', '18 -14', '50 -12', '-34 12', '0 16', '34 12', '-14 36', '14 38']
          .map((at) => `M${at}q-7 10 0 14q7-4 0-14`)
          .join(''),
        house.night,
      ) +
      line('M-76-34H40', '#fff', 5, 'opacity=".6"'),
  ) +
  moved(
    'translate(40 -58)',
    line('M0 0L44-44', house.curtain, 8),
    fill('M44-44a34 34 0 0 0-48-6Z', house.lamp),
    fill('M44-44a34 34 0 0 1 4 48Z', house.ember),
    fill('M44-44L-4-50A60 60 0 0 1 22-76Z', house.ivory),
    line('M44-44L52-52', house.ivory, 5),
  ) +
  disc(-66, -70, 7, '#9BE3FF') +
  disc(-46, -86, 4, '#9BE3FF');

export const candy: DrawMotif = (ink) =>
  line('M0 40L34 106', house.night, 20) +
  line('M0 40L34 106', '#FFF8EC', 12) +
  line('M6 52l6-4M16 72l6-4M26 92l6-4', ink.base, 6) +
  disc(-6, -22, 76, ink.deep) +
  disc(-6, -22, 72, '#FFF8EC') +
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      fill(
        'M0 0C20-20 22-54 6-72A72 72 0 0 1 56-45C52-24 26-4 0 0',
        turn % 120 === 0 ? ink.base : house.lamp,
        `transform="translate(-6 -22)rotate(${turn})"`,
      ),
    )
    .join('') +
  fill('M-62-46A62 62 0 0 1-14-83Q-44-70-62-46', '#fff', 'opacity=".85"') +
  pair(fill('M-4 54Q-46 24-62 54-58 86-4 62Z', house.curtain)) +
  disc(0, 58, 11, '#8E1238');

export const clover: DrawMotif = (ink) => {
  const leaf = (turn: number, lit: string, shaded: string) =>
    moved(
      `rotate(${turn})`,
      fill('M0-6C-58-34-64-96-26-98-10-98 0-82 0-76Z', lit),
      fill('M0-6C58-34 64-96 26-98 10-98 0-82 0-76Z', shaded),
      line('M0-20V-62', ink.deep, 3, 'opacity=".5"'),
    );
  return (
    line('M0 0Q14 60 60 100', house.night, 20) +
    line('M0 0Q14 60 60 100', ink.dark, 12) +
    moved(
      'rotate(45)',
      leaf(90, ink.base, ink.dark),
      leaf(180, ink.base, ink.dark),
      leaf(0, ink.light, ink.base),
      leaf(-90, ink.light, ink.base),
    ) +
    disc(0, 0, 15, house.brass) +
    disc(-3, -3, 9, '#FFF3CE') +
    line('M-64-62h0M-52-72h0M62-66h0', '#fff', 8, 'opacity=".8"')
  );
};

export const seven: DrawMotif = (ink) => {
  const d = 'M-74-92H78V-48Q10 10-2 98H-56Q-50 14 18-46H-40V-26H-74Z';
  return (
    fill(d, ink.deep, 'transform="translate(12 10)"') +
    fill(d, ink.dark, 'transform="translate(6 5)"') +
    fill(d, house.brass) +
    moved(
      'translate(2 -3)scale(.86)',
      fill(d, ink.base),
      fill('M-74-92H78V-78L-74-66Z', '#fff', 'opacity=".35"'),
    ) +
    bulbs('M-62-79H64V-54Q4 4-12 86', 7, 15.5)
  );
};

export const bell: DrawMotif = (ink) =>
  disc(0, 82, 19, ink.deep) +
  disc(-4, 80, 14, ink.base) +
  mirrored('M0-80C-50-76-46-10-62 30-68 48-86 54-90 70H0Z', ink.base, ink.dark) +
  fill('M-22-64C-42-40-34 0-50 34L-32 34C-24 0-30-40-12-70Z', ink.light) +
  mirrored('M0 58H-94L-86 78H0Z', ink.light, ink.base) +
  line('M-56 30Q0 42 56 30', ink.deep, 5) +
  line('M-50 10Q0 22 50 10', ink.deep, 3, 'opacity=".6"') +
  ring(0, -88, 13, ink.dark, 8) +
  fill(starPath(5, 20, 9, 0, -14), ink.deep, 'opacity=".65"') +
  pair(
    fill('M-4-84Q-50-116-80-92-60-60-4-78', house.curtain),
    fill('M-10-80L-66-44-40-40-34-18Z', '#8E1238'),
  ) +
  disc(0, -82, 12, '#E8506F');

export const star: DrawMotif = (ink) => {
  const d = starPath(5, 104, 46, 0, 6);
  return (
    fill(d, '#6B3512') +
    moved('translate(0 -3)', fill(starPath(5, 98, 42, 0, 6), house.curtain)) +
    times(5, (i) => {
      const [tip, mid] = [polar(84, i * 72, 0, 4), polar(34, i * 72 + 36, 0, 4)];
      return (
        fill(`M0 4L${tip}L${mid}Z`, ink.base) +
        fill(`M0 4L${tip}L${polar(34, i * 72 - 36, 0, 4)}Z`, ink.light)
      );
    }) +
    bulbs(starPath(5, 92, 40, 0, 5), 9, 15.8)
  );
};

export const crown: DrawMotif = (ink) =>
  mirrored('M0 40L-74 44-100-48-50-6-38-62-16-10 0-84Z', ink.base, ink.dark) +
  mirrored('M0-84L-16-10 0 30Z', ink.light, ink.base) +
  fill('M-100-48L-50-6-66 36-74 44Z', ink.light) +
  mirrored('M0 36Q-44 34-78 44L-70 84Q-40 74 0 74Z', ink.base, ink.dark) +
  line('M-74 50Q0 34 74 50M-70 80Q0 64 70 80', '#FFF3CE', 4) +
  pair(
    disc(-100, -52, 11, house.curtain),
    disc(-38, -68, 10, house.mint),
    fill('M-42 50l12 10-12 12-12-12Z', house.mint),
    disc(-103, -55, 4, '#fff'),
  ) +
  disc(0, -90, 13, house.curtain) +
  disc(-4, -94, 5, '#fff') +
  oval(0, 57, 15, 12, house.curtain) +
  oval(-4, 53, 5, 4, '#FFBAC4');
