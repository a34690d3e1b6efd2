import { house } from '../palette.ts';
import { disc, fill, line, mirrored, moved, oval, pair, stamped } from '../svg.ts';
import type { DrawMotif } from './motif.ts';

const SKINS = [
  ['#F6CBA4', '#D99C74'],
  ['#C98A5E', '#9E6238'],
  ['#8A5636', '#643A22'],
  ['#FFDCC0', '#E0A98A'],
] as const;
const HAIR = [
  ['#3A1E1A', '#1F0F12'],
  ['#B4552B', '#7C3317'],
  ['#2A1B2E', '#160D1B'],
  ['#E9C16E', '#B98836'],
] as const;

/** A croupier behind the table; face, hair and colouring vary between pictures. */
export const dealer: DrawMotif = (ink, random) => {
  const pick = Math.floor(random() * 4);
  const skin = SKINS[pick] ?? SKINS[0];
  const hair = HAIR[Math.floor(random() * 4)] ?? HAIR[0];
  const style = Math.floor(random() * 3);
  return (
    fill(BEHIND[style] ?? '', hair[1]) +
    mirrored('M0 30L-30 36Q-88 46-96 108H0Z', '#FFFBF2', '#DCCBD0') +
    mirrored('M-14 34L-44 40Q-58 70-52 108H0V70Z', ink.base, ink.dark) +
    pair(
      fill('M-16 34L-42 40-34 62 0 84V72Z', ink.deep),
      line('M-72 52Q-80 78-80 104', '#CDB9C0', 3),
    ) +
    line('M0 88h0M0 102h0', house.lamp, 7) +
    mirrored('M0 40L-16 36-18 10H0Z', skin[1], skin[1]) +
    mirrored('M0-72Q-44-70-42-24-40 14 0 26Z', skin[0], skin[1]) +
    pair(
      disc(-42, -18, 9, skin[0]),
      oval(-18, -18, 5, 6, '#2A1424'),
      line('M-28-33Q-18-39-9-34', hair[1], 4.5),
      oval(-26, -2, 8, 5, house.ember, 'opacity=".3"'),
    ) +
    line('M0-16Q-7-4 1-2', skin[1], 4) +
    fill('M-15 6Q0 12 15 6 10 18 0 18-10 18-15 6', '#FFFBF2') +
    line('M-16 6Q0 12 16 6', '#8E2A3C', 3) +
    (FRONT[style] ?? []).map(([d, side]) => fill(d, hair[side])).join('') +
    mirrored('M0 42L-28 28V58Z', house.curtain, '#8E1238') +
    disc(0, 43, 8, '#E8506F') +
    moved('translate(66 76)rotate(14)', hand(skin[0]))
  );
};

/** Hair behind the head: long, in a bun, or none. */
const BEHIND = [
  'M-46-30Q-66 40-44 66H44Q66 40 46-30Z',
  'M-24-84A24 24 0 0 1 24-84 24 24 0 0 1-24-84',
  '',
];

/** Hair over the brow: outline, and whether it uses the lit (0) or shaded (1) colour. */
const FRONT: readonly (readonly (readonly [string, 0 | 1])[])[] = [
  [
    ['M-50-6Q-62-86 0-88 62-86 50-6 44-40 14-58-30-54-46-34-50-6', 0],
    ['M0-88Q62-86 50-6 44-40 14-58 20-74 0-88', 1],
  ],
  [
    ['M-44-22Q-50-84 0-84 50-84 44-22 34-54 0-56-34-54-44-22', 0],
    ['M0-84Q50-84 44-22 34-54 0-56Z', 1],
  ],
  [
    ['M-46-20Q-52-70-30-80-4-104 30-88 54-76 45-20 40-44 30-52-4-46-32-56-42-40-46-20', 0],
    ['M30-88Q54-76 45-20 40-44 30-52 44-70 30-88', 1],
    ['M-20 22Q0 34 20 22 12 32 0 33-12 32-20 22', 1],
  ],
];

function hand(skin: string): string {
  const back = 'M-17-26H17Q20-26 20-23V23Q20 26 17 26H-17Q-20 26-20 23V-23Q-20-26-17-26Z';
  return (
    stamped(
      [-22, 0, 22].map((turn) => `rotate(${turn} 0 30)translate(0 -26)`),
      fill(back, '#FFFBF2', `stroke="${house.night}" stroke-width="3"`),
      fill('M0-10L8 0 0 10-8 0Z', house.curtain),
    ) +
    disc(0, 14, 17, skin) +
    line('M-10 4v12M0 2v12M10 4v12', '#00000033', 3)
  );
}
