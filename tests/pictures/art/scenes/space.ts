import {
  glow,
  type Setting,
  type Stage,
  sky,
  stars,
} from '../../../../src/sandbox/art/scenes/stage.ts';
import { disc, fill, line, num, oval, ring } from '../../../../src/sandbox/art/svg.ts';

/** A night sky: a large moon with craters, orbits, a ringed planet. */
export function space(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const r = h * 0.3;
  return {
    back:
      sky(stage) +
      stars(stage, Math.round(w / 5), 1) +
      glow(stage, h * 0.52) +
      disc(cx, cy, r, tones.light) +
      fill(
        `M${num(cx)} ${num(cy - r)}A${num(r)} ${num(r)} 0 0 1 ${num(cx)} ${num(cy + r)}A${num(r * 1.3)} ${num(r * 1.3)} 0 0 0 ${num(cx)} ${num(cy - r)}`,
        tones.base,
        'opacity=".6"',
      ) +
      oval(cx - r * 0.5, cy + r * 0.45, r * 0.18, r * 0.14, tones.base, 'opacity=".5"') +
      oval(cx - r * 0.62, cy - r * 0.3, r * 0.12, r * 0.1, tones.base, 'opacity=".5"') +
      oval(cx + r * 0.1, cy - r * 0.72, r * 0.15, r * 0.09, tones.base, 'opacity=".5"') +
      ring(cx, cy, r * 1.22, tones.light, 2, 'opacity=".5"') +
      ring(cx, cy, r * 1.5, tones.light, 2, 'stroke-dasharray="2 9" opacity=".5"') +
      planet(cx + r * 1.02, cy - r * 0.98, h * 0.045, stage),
    front: '',
  };
}

function planet(x: number, y: number, r: number, { tones }: Stage): string {
  const band = `M${num(x - r * 1.9)} ${num(y + r * 0.6)}Q${num(x)} ${num(y + r * 0.8)} ${num(x + r * 1.9)} ${num(y - r * 0.6)}`;
  return (
    disc(x, y, r, tones.base) +
    disc(x - r * 0.2, y - r * 0.2, r * 0.7, tones.light, 'opacity=".5"') +
    line(band, tones.light, 4)
  );
}
