import { polar, times } from '../geometry.ts';
import { letter } from '../lettering.ts';
import { house, type Tones } from '../palette.ts';
import { disc, fill, line, moved, oval, ring, stamped, wedges } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

const HEART = 'M0 26C-34 2-30-26-14-26-4-26 0-18 0-14 0-18 4-26 14-26 30-26 34 2 0 26Z';
const SPADE =
  'M0-28C-6-14-30-4-28 12-26 24-8 24-4 12L-10 28H10L4 12C8 24 26 24 28 12 30-4 6-14 0-28Z';
const DIAMOND = 'M0-28L20 0 0 28-20 0Z';

const card = (rank: string, suit: string, colour: string) =>
  fill('M-40-62H40Q46-62 46-56V56Q46 62 40 62H-40Q-46 62-46 56V-56Q-46-62-40-62Z', '#FFFBF2') +
  fill('M0 62H40Q46 62 46 56V-56Q46-62 40-62Z', '#E9DACB', 'opacity=".6"') +
  fill(letter(rank, 24).d, colour, 'transform="translate(-39 -30)"') +
  fill(suit, colour, 'transform="translate(2 12)scale(1.15)"') +
  fill(suit, colour, 'transform="translate(-31 -12)scale(.3)"');

export const cards: DrawMotif = (ink, random) => {
  const suits = [
    [SPADE, house.night],
    [HEART, ink.base],
    [DIAMOND, ink.base],
  ] as const;
  const turn = Math.floor(random() * 3);
  const hand = ['K', 'J', 'A'].map((rank, i) => {
    const [suit, colour] = suits[(i + turn) % 3] ?? suits[0];
    return moved(
      `translate(0 90)rotate(${(i - 1) * 27 - 4})translate(0 -96)scale(1.12)`,
      fill('M-44-66H44Q50-66 50-60V60Q50 66 44 66H-44Q-50 66-50 60V-60Q-50-66-44-66Z', house.night),
      card(rank, suit, colour),
    );
  });
  return hand.join('');
};

export const spade: DrawMotif = (ink) =>
  moved(
    'rotate(-8)',
    fill('M-62-98H62Q74-98 74-86V86Q74 98 62 98H-62Q-74 98-74 86V-86Q-74-98-62-98Z', '#FFFBF2') +
      fill('M0 98H62Q74 98 74 86V-86Q74-98 62-98Z', '#E9DACB', 'opacity=".55"') +
      line('M-62-86H62V86H-62Z', ink.base, 3) +
      fill(SPADE, house.night, 'transform="scale(2.1)"') +
      fill(
        'M0-28C6-14 30-4 28 12 26 24 8 24 4 12L10 28H0Z',
        ink.dark,
        'transform="scale(2.1)" opacity=".65"',
      ) +
      fill('M-24 18L-30-10-12 2 0-20 12 2 30-10 24 18Z', house.brass) +
      line('M-22 25H22', house.brass, 5) +
      stamped(
        ['', 'scale(-1)'],
        fill(letter('A', 26).d, ink.dark, 'transform="translate(-56 -54)"'),
      ),
  );

const BONE = { base: '#F1E6DA', light: '#FFFDF8', dark: '#CDB9B4' };

export const dice: DrawMotif = (ink) => {
  const die = (top: string, pip: string, { base, light, dark }: Omit<Tones, 'deep'>) =>
    moved('matrix(.87 .5 -.87 .5 0 -50)', fill('M-46-46H46V46H-46Z', light), line(top, pip, 15)) +
    moved(
      'matrix(.87 .5 0 1 -40 13)',
      fill('M-46-46H46V46H-46Z', base),
      line('M-22-22h0M22 22h0', pip, 15),
    ) +
    moved(
      'matrix(.87 -.5 0 1 40 13)',
      fill('M-46-46H46V46H-46Z', dark),
      line('M-24-24h0M0 0h0M24 24h0', pip, 15),
    );
  return (
    moved(
      'translate(44 -36)rotate(16)scale(.78)',
      die('M-24-24h0M24-24h0M0 0h0M-24 24h0M24 24h0', house.night, BONE),
    ) +
    moved('translate(-30 28)rotate(-10)', die('M-24-24h0M24 24h0M-24 24h0M24-24h0', '#FFFBF2', ink))
  );
};

export const chips: DrawMotif = (ink) => {
  const stack = (x: number, y: number, count: number, [lit, shaded]: readonly [string, string]) =>
    stamped(
      Array.from({ length: count }, (_, i) => `translate(${x} ${y - i * 15})`),
      fill('M-40 0v14a40 14 0 0 0 80 0V0Z', shaded) +
        line('M-28 13v8M0 18v8M28 13v8', '#FFFBF2', 9, 'stroke-linecap="butt"') +
        oval(0, 0, 40, 14, lit) +
        line('M-40 0a40 14 0 0 0 80 0', house.night, 2, 'opacity=".4"'),
    ) + oval(x, y - (count - 1) * 15, 24, 8, '#FFFBF2', 'opacity=".85"');
  return (
    stack(50, 50, 7, [house.lamp, '#BF6F1A']) +
    stack(-48, 56, 5, ['#F4E8DC', '#A98E9C']) +
    stack(4, 74, 4, [ink.base, ink.dark]) +
    moved(
      'translate(-34 -66)rotate(-16)',
      disc(0, 0, 40, ink.dark),
      disc(-2, -2, 38, ink.base),
      ring(-2, -2, 32, '#FFFBF2', 12, 'stroke-dasharray="16.7 16.8"'),
      disc(-2, -2, 24, ink.light),
      fill(SPADE, ink.deep, 'transform="translate(-2 -2)scale(.6)"'),
    )
  );
};

export const roulette: DrawMotif = (ink) => {
  return (
    disc(0, 0, 100, '#4A2210') +
    disc(0, 0, 96, '#8A4A1E') +
    fill('M0-96A96 96 0 0 0 0 96Z', '#A9622C') +
    ring(0, 0, 84, house.brass, 9) +
    line(
      times(8, (i) => `M${polar(84, i * 45 + 22)}l0 0`),
      '#FFF3CE',
      7,
    ) +
    disc(0, 0, 76, '#1C1018') +
    wedges(12, 76, 0, 0, '#C81F45', 15) +
    fill('M0 0L-9.9-75.3A76 76 0 0 1 9.9-75.3Z', '#1B9A5E') +
    ring(0, 0, 58, house.lamp, 2, 'opacity=".8"') +
    disc(0, 0, 41, house.brass) +
    disc(0, 0, 36, ink.dark) +
    fill('M0-36A36 36 0 0 0 0 36Z', ink.base) +
    stamped(
      ['rotate(20)', 'rotate(110)', 'rotate(200)', 'rotate(290)'],
      line('M0 0V-27', house.lamp, 6),
      disc(0, -28, 7, '#FFF3CE'),
    ) +
    disc(0, 0, 13, house.brass) +
    disc(-3, -3, 7, '#FFF8E6') +
    disc(34, -59, 11, house.night) +
    disc(34, -60, 9, '#fff')
  );
};

export const wheel: DrawMotif = (ink) => {
  const paint = [ink.base, house.lamp, house.mint, house.curtain, '#5B7CF0', house.ember];
  return (
    fill('M-16 60L-50 108H50L16 60Z', '#8A4A1E') +
    fill('M0 60H16L50 108H0Z', '#5A2F10') +
    disc(0, -4, 98, '#4A1226') +
    disc(0, -4, 94, house.curtain) +
    disc(0, -4, 80, house.brass) +
    paint
      .map((colour, i) =>
        stamped(
          [`translate(0 -4)rotate(${i * 30})`, `translate(0 -4)rotate(${i * 30 + 180})`],
          fill('M0 0L-19.7-73.4A76 76 0 0 1 19.7-73.4Z', colour),
        ),
      )
      .join('') +
    line(
      times(12, (i) => `M0-4L${polar(76, i * 30 + 15, 0, -4)}`),
      '#FFFBF2',
      2.5,
    ) +
    line(
      times(12, (i) => `M${polar(56, i * 30, 0, -4)}h0`),
      '#fff',
      12,
      'opacity=".9"',
    ) +
    line(
      times(18, (i) => `M${polar(87, i * 20, 0, -4)}h0`),
      '#FFF1C4',
      9,
    ) +
    disc(0, -4, 26, house.brass) +
    disc(0, -4, 20, '#6B1A33') +
    fill(DIAMOND, house.lamp, 'transform="translate(0 -4)scale(.55)"') +
    fill('M-16-112H16L0-72Z', '#FFFBF2') +
    fill('M0-112H16L0-72Z', '#D9C2B0')
  );
};
