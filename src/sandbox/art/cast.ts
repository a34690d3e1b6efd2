import type { Hue } from '../catalogue/hues.ts';
import type { Motif } from '../catalogue/motifs.ts';
import { motifs } from './motifs/motifs.ts';
import { house, tones } from './palette.ts';
import type { Stage } from './scenes/stage.ts';
import { outlined } from './svg.ts';

/** A motif in its ink with a dark rim, placed by `transform`. */
export function drawn(
  motif: Motif,
  hue: Hue,
  { random }: Pick<Stage, 'random'>,
  transform: string,
): string {
  return outlined(motifs[motif](tones[hue], random), transform, house.night);
}
