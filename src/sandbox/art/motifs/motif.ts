import type { Tones } from '../palette.ts';

/**
 * Draws a motif around (0, 0) within 100 px each way, lit from the upper left: what is symmetric
 * shows a lit half and a shaded one. `random` is the picture's own chance.
 */
export type DrawMotif = (ink: Tones, random: () => number) => string;
