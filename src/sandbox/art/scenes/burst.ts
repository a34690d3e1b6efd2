import { bulbs } from '../bulbs.ts';
import { polar, rays, times } from '../geometry.ts';
import { fill, ring } from '../svg.ts';
import { glow, type Setting, type Stage, sky } from './stage.ts';

/** Rays of light from behind the motif, inside a ring of bulbs. */
export function burst(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const r = Math.min(w * 0.44, h * 0.33);
  const far = Math.hypot(Math.max(cx, w - cx), h);
  const dots = times(3, (row) =>
    times(32, (i) => `M${polar(r * (1.18 + row * 0.13), i * 11.25 + row * 5.6, cx, cy)}h0`),
  );
  return {
    back:
      sky(stage) +
      fill(rays(16, far, cx, cy, 5.6), tones.base, 'opacity=".55"') +
      `<path d="${dots}" stroke="${tones.light}" stroke-width="5" opacity=".3"/>` +
      glow(stage, h * 0.5) +
      ring(cx, cy, r, tones.deep, 16) +
      ring(cx, cy, r, tones.dark, 10) +
      bulbs(`M${cx} ${cy - r}A${r} ${r} 0 0 1 ${cx} ${cy + r}A${r} ${r} 0 0 1 ${cx} ${cy - r}`, 7, (Math.PI * r) / 20),
    front: '',
  };
}
