import type { Tones } from '../palette.ts';

/**
 * Draws a motif centred on (0, 0), within 100 px in each direction, lit from the upper left: symmetric shapes have a
 * lit and a shaded half. `random` is the picture's own generator.
 */
export type DrawMotif = (ink: Tones, random: () => number) => string;
