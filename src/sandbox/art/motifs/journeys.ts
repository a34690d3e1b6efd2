import { bulbs } from '../bulbs.ts';
import { polar, star, times } from '../geometry.ts';
import { house } from '../palette.ts';
import { block, disc, fill, line, mirrored, moved, oval, pair, ring, stamped } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

export const train: DrawMotif = (ink) =>
  disc(-22, -94, 18, '#F3E6EA', 'opacity=".85"') +
  disc(8, -108, 22, '#F3E6EA', 'opacity=".7"') +
  disc(34, -96, 15, '#F3E6EA', 'opacity=".6"') +
  mirrored('M0-92H-22L-14-58H0Z', '#4A2A3E', house.night) +
  block({ x: -24, y: -96, w: 48, h: 9 }, house.brass, 3) +
  mirrored('M0-4H-76V58H0Z', ink.dark, ink.deep) +
  disc(0, -4, 66, house.night) +
  disc(0, -4, 61, ink.base) +
  fill('M0-65A61 61 0 0 1 0 57Z', ink.dark) +
  ring(0, -4, 50, house.brass, 5) +
  line(
    times(12, (i) => `M${polar(56, i * 30 + 15, 0, -4)}h0`),
    house.lamp,
    6,
  ) +
  disc(0, -4, 32, house.night) +
  disc(0, -4, 27, house.lamp) +
  disc(0, -4, 18, '#FFFDF2') +
  fill(star(8, 46, 10, 0, -4), '#FFF6DC', 'opacity=".5"') +
  block({ x: -84, y: 52, w: 168, h: 15 }, ink.base, 3) +
  line('M-80 56H80', ink.light, 3) +
  pair(disc(-70, 46, 12, house.brass), disc(-70, 46, 7, '#FFF6DC')) +
  mirrored('M0 67H-66L-92 102H0Z', house.brass, '#BF6F1A') +
  line('M0 68V100M-22 68L-32 100M22 68L32 100M-44 68L-62 100M44 68L62 100', '#5A2F10', 5);

export const balloon: DrawMotif = (ink) =>
  mirrored('M0-104C-56-104-84-66-84-26-84 12-44 34-22 58H0Z', ink.base, ink.dark) +
  mirrored('M0-104C-26-104-56-66-56-26-56 12-30 36-14 58H0Z', '#FFF6E8', '#E2CDB8') +
  mirrored('M0-104C-12-104-28-66-28-26-28 14-14 38-6 58H0Z', ink.base, ink.dark) +
  fill('M-70-48Q-62-82-34-96-60-70-62-40Z', '#fff', 'opacity=".7"') +
  fill(`M-83-18${'q20.7 26 41.4 0'.repeat(4)}L80 2${'q-20 26-40 0'.repeat(4)}Z`, house.brass) +
  line('M-22 58L-16 78M22 58L16 78M0 58V78', house.ivory, 3) +
  mirrored('M0 76H-22L-18 104H0Z', '#C98443', '#8A4E22') +
  line('M-20 84H20M-19 94H19', '#5A2F10', 2.5) +
  block({ x: -24, y: 73, w: 48, h: 7 }, house.lamp, 3);

export const ferris: DrawMotif = (ink) => {
  const colours = [house.curtain, house.mint, house.ember, ink.light];
  const spokes = times(12, (i) => `M0-10L${polar(82, i * 30, 0, -10)}`);
  return (
    mirrored('M-4-10L-62 104H-46L0 2Z', '#7A4A63', '#4A2A3E') +
    block({ x: -78, y: 96, w: 156, h: 12 }, house.wine, 3) +
    ring(0, -10, 82, house.night, 15) +
    line(spokes, house.night, 7) +
    line(spokes, ink.dark, 3) +
    ring(0, -10, 82, ink.base, 7) +
    ring(0, -10, 56, ink.dark, 4) +
    bulbs('M0-92A82 82 0 0 1 0 72A82 82 0 0 1 0-92', 6, 10.7) +
    colours
      .map((colour, i) =>
        stamped(
          [0, 4, 8].map((k) => `translate(${polar(88, (i + k) * 30, 0, -10)})`),
          block(
            { x: -11, y: -2, w: 22, h: 19 },
            colour,
            6,
            `stroke="${house.night}" stroke-width="3"`,
          ),
          block({ x: -7, y: 1, w: 14, h: 7 }, '#FFF3CE', 2),
        ),
      )
      .join('') +
    disc(0, -10, 16, house.brass) +
    fill(star(5, 12, 5, 0, -10), '#6B3512')
  );
};

export const comet: DrawMotif = (ink) =>
  fill(
    'M-6-20Q50-80 108-106 84-60 62-34 92-50 104-48 60-4 30 22 60 14 74 20 40 46 6 52Z',
    ink.dark,
  ) +
  fill('M-4-10Q40-58 84-84 60-44 42-22 64-32 74-30 40 4 20 26 36 24 44 28 26 42 4 46Z', ink.base) +
  fill('M-2 0Q30-36 58-54 40-24 30-8 44-12 50-8 22 20 4 36Z', '#FFFBEF') +
  disc(-30, 34, 58, house.night) +
  disc(-30, 34, 53, ink.base) +
  fill('M-30-19A53 53 0 0 1-30 87A66 66 0 0 0-30-19', ink.dark) +
  fill(star(5, 46, 20, -32, 34), '#FFF8E2') +
  moved(
    'translate(-32 36)',
    disc(-10, -4, 5, house.night),
    disc(12, -4, 5, house.night),
    line('M-10 8Q0 18 12 8', house.night, 4),
  ) +
  line('M-84-60h0M-56-88h0M-98-20h0M74 74h0M44 92h0', '#FFF3CE', 7);

export const volcano: DrawMotif = (ink) =>
  disc(-34, -72, 26, '#6A3A52') +
  disc(30, -80, 30, '#55304A') +
  disc(-4, -92, 26, '#7C4760') +
  fill('M-26-30Q-46-70-30-100-14-70-6-104 6-74 20-98 32-66 26-30Z', ink.base) +
  fill('M-14-30Q-24-60-12-84-2-62 6-82 20-58 14-30Z', house.lamp) +
  mirrored('M0-34H-30L-62 30-106 96H0Z', '#7A3148', '#431B31') +
  fill(
    'M-32-34Q0-20 32-34L40-16Q34 0 24 4 22 40 30 66 22 84 10 62 4 30-2 20-8 60-20 74-32 62-24 30-30 6-40 0-42-12Z',
    ink.base,
  ) +
  fill(
    'M-24-30Q0-18 22-30 26-12 16-6 12 24 16 44 8 20 0 4-8 20-14 46-20 20-18-2-30-8-24-30',
    house.lamp,
  ) +
  pair(line('M-66-36h0M-84-70h0M-54-98h0', house.ember, 12)) +
  pair(line('M-66-36h0M-84-70h0M-54-98h0', house.lamp, 5)) +
  line('M-76 66L-60 44M64 74L50 50M84 84L76 72', '#2B1020', 5);

export const cactus: DrawMotif = (ink) =>
  mirrored(
    'M-20 22H-44Q-52 22-52 12V-14A13 13 0 0 0-78-14V20Q-78 48-48 48H-20Z',
    ink.base,
    ink.dark,
  ) +
  mirrored('M0-70Q-34-70-34-36V92H0Z', ink.base, ink.dark) +
  line(
    'M-20-46V88M0-50V88M20-46V88M-65-10V22M65-10V22',
    ink.light,
    4,
    'stroke-dasharray="7 9" opacity=".8"',
  ) +
  pair(disc(-14, -16, 9, '#FFF8EA'), disc(-12, -15, 5, house.night)) +
  mirrored('M0 8Q-10-4-28 6-32 14-42 12-34 26-16 22-4 18 0 8Z', house.night, house.night) +
  oval(0, -56, 74, 17, '#8A4E22') +
  oval(0, -60, 74, 16, house.brass) +
  line('M-66-60Q0-42 66-60', house.curtain, 5, 'stroke-dasharray="9 8"') +
  mirrored('M0-108Q-30-106-32-62Q-14-54 0-54Z', house.lamp, house.brass) +
  fill('M-33-70Q0-58 33-70L32-60Q0-48-32-60Z', house.curtain) +
  pair(disc(-65, -32, 9, house.curtain), disc(-65, -32, 4, house.lamp)) +
  oval(0, 94, 60, 9, '#5A2F10');

export const sun: DrawMotif = (ink) =>
  fill(star(16, 106, 60), '#B4501A') +
  fill(star(16, 98, 58), house.ember) +
  fill(star(16, 84, 56), house.lamp, 'transform="rotate(11.25)"') +
  disc(0, 0, 62, '#8A3E12') +
  disc(0, 0, 58, ink.base) +
  fill('M0-58A58 58 0 0 1 0 58Q-12 30 8 18L-10 10Q4-14 0-58', ink.dark) +
  fill('M-44-34A54 54 0 0 1-8-52Q-32-44-44-34', '#FFF8E2') +
  line('M-38-14Q-24-26-12-16M14-16Q26-26 40-14', '#5A2408', 5) +
  disc(-24, -4, 6, '#5A2408') +
  disc(26, -4, 6, '#5A2408') +
  line('M-24 30Q2 46 26 28', '#5A2408', 5) +
  disc(-38, 18, 8, house.ember, 'opacity=".7"') +
  disc(40, 18, 8, house.curtain, 'opacity=".5"');
