import { around, polar, star, times } from '../geometry.ts';
import { disc, fill, line, ring } from '../svg.ts';

/** Draws a small sign centred on (0, 0), 11 px in each direction, in one colour that works on dark and light. */
export type DrawSymbol = (colour: string) => string;

/** Signs for providers without an emblem of their own. */
export const symbols: readonly [DrawSymbol, ...DrawSymbol[]] = [
  (c) => fill(star(5, 11, 4.8), c),
  (c) => ring(0, 0, 9, c, 3) + disc(0, 0, 3.5, c),
  (c) => fill('M0-11L10 0 0 11-10 0Z', c) + disc(0, 0, 3.2, '#00000059'),
  (c) => fill('M-10 9V-3A10 10 0 0 1 10-3V9H4V-2A4 4 0 0 0-4-2V9Z', c),
  (c) => fill('M-10-9H10L0 10Z', c),
  (c) =>
    fill(
      around(6, (i) => polar(11, i * 60)),
      c,
    ) +
    fill(
      around(6, (i) => polar(4.5, i * 60)),
      '#00000059',
    ),
  (c) => line('M-9 7Q-9-9 0-9T9 7', c, 3.4) + disc(0, 5, 3.4, c),
  (c) => fill('M0-11C7-3 8 2 8 4A8 8 0 0 1-8 4C-8 2-7-3 0-11Z', c),
  (c) => line('M-9-8V8M-3-8V8M3-8V8M9-8V8', c, 3),
  (c) =>
    fill(
      times(
        4,
        (i) =>
          `M${polar(1, i * 90)}L${polar(11, i * 90 - 22)}A11 11 0 0 1 ${polar(11, i * 90 + 22)}Z`,
      ),
      c,
    ),
  (c) => line('M-9 5q4.5-9 9 0t9 0M-9-3q4.5-9 9 0t9 0', c, 3),
  (c) => fill('M-10 10L-4-10 0-1 4-10 10 10Z', c),
];
