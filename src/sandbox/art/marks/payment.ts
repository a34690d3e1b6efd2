import type { PaymentMethod } from '../../catalogue/payment-methods.ts';
import { tones } from '../palette.ts';
import { seeded } from '../seeded.ts';
import { block, disc, fill, line, moved, ring, svgFile } from '../svg.ts';
import { words } from './words.ts';

const PLATES = ['cobalt', 'teal', 'violet', 'jade', 'curtain', 'ember'] as const;

/** A sign for the kind of payment, centred on (0, 0), 10 px in each direction. */
const signs: Record<PaymentMethod['kind'], (colour: string) => string> = {
  card: (c) =>
    block({ x: -11, y: -8, w: 22, h: 16 }, c, 2.5) +
    line('M-11-3H11', '#00000066', 3, 'stroke-linecap="butt"'),
  wallet: (c) => fill('M-10-6L6-10V-6H11V9H-10Z', c) + disc(6, 2, 2.4, '#00000066'),
  bank: (c) =>
    fill('M0-11L11-4V-2H-11V-4ZM-11 7H11V10H-11Z', c) + line('M-7 0V5M0 0V5M7 0V5', c, 3.4),
  voucher: (c) =>
    fill('M-11-8H11V-3A3 3 0 0 0 11 3V8H-11V3A3 3 0 0 0-11-3Z', c) +
    line('M3-5V5', '#00000066', 2, 'stroke-dasharray="1 4"'),
  mobile: (c) => block({ x: -6.5, y: -11, w: 13, h: 22 }, c, 3) + line('M-2 7H2', '#00000080', 2),
  cash: (c) => block({ x: -11, y: -7, w: 22, h: 14 }, c, 2) + ring(0, 0, 3.6, '#00000080', 2),
};

/** A payment method's plate, 80x48. */
export function drawPayment({ code, name, kind }: PaymentMethod): string {
  const random = seeded(`pay ${code}`);
  const hue =
    tones[
      code === 'marquee' ? 'curtain' : (PLATES[Math.floor(random() * PLATES.length)] ?? 'cobalt')
    ];
  const [first = '', ...rest] = name.toUpperCase().split(' ');
  return svgFile(
    80,
    48,
    block({ x: 0, y: 0, w: 80, h: 48 }, hue.deep, 7),
    fill('M7 0H73A7 7 0 0 1 80 7V12L0 40V7A7 7 0 0 1 7 0Z', hue.dark),
    moved('translate(19 24)', signs[kind](hue.light)),
    rest.length === 0
      ? words(first, { x: 36, y: 29, caps: 11, room: 38 }, '#FFFBF2')
      : words(first, { x: 36, y: 24, caps: 11, room: 38 }, '#FFFBF2') +
          words(rest.join(' '), { x: 36, y: 34.5, caps: 6.5, room: 38 }, hue.light),
  );
}
