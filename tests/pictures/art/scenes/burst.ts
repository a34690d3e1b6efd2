import { bulbs } from '../../../../src/sandbox/art/bulbs.ts';
import { glow, type Setting, type Stage, sky } from '../../../../src/sandbox/art/scenes/stage.ts';
import { ring, wedges } from '../../../../src/sandbox/art/svg.ts';

/** Rays of light from behind the motif, inside a ring of bulbs. */
export function burst(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const r = w > h ? h * 0.46 : h * 0.33;
  const far = Math.hypot(Math.max(cx, w - cx), h);
  const dots = [1.18, 1.32, 1.46].map((k, i) =>
    ring(
      cx,
      cy,
      r * k,
      tones.light,
      5,
      `pathLength="64" stroke-dasharray="0 2" stroke-dashoffset="${i % 2}" opacity=".3"`,
    ),
  );
  return {
    back:
      sky(stage) +
      wedges(16, far, cx, cy, tones.base, 0, 'opacity=".55"') +
      dots.join('') +
      glow(stage, h * 0.5) +
      ring(cx, cy, r, tones.deep, 16) +
      ring(cx, cy, r, tones.dark, 10) +
      bulbs(
        `M${cx} ${cy - r}A${r} ${r} 0 0 1 ${cx} ${cy + r}A${r} ${r} 0 0 1 ${cx} ${cy - r}`,
        7,
        (Math.PI * r) / 20,
      ),
    front: '',
  };
}
