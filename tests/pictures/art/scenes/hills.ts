import { times } from '../../../../src/sandbox/art/geometry.ts';
import {
  glow,
  type Setting,
  type Stage,
  sky,
  stars,
} from '../../../../src/sandbox/art/scenes/stage.ts';
import { disc, fill, num, ring } from '../../../../src/sandbox/art/svg.ts';

/** Rounded hills under a large disc with rings, with poplars on the ridge. */
export function hills(stage: Stage): Setting {
  const { w, h, cx, cy, tones, random } = stage;
  const hill = (left: number, mid: number, right: number) =>
    `M0 ${num(h * left)}Q${num(w * 0.3)} ${num(h * mid)} ${num(w * 0.55)} ${num(h * (left + right) * 0.5)}T${w} ${num(h * right)}V${h}H0Z`;
  const poplars = times(7, (i) => {
    const x = (i + random()) * (w / 7);
    const size = h * (0.05 + random() * 0.05);
    return `M${num(x)} ${num(h * 0.66)}q${num(-size * 0.4)} ${num(-size)} 0 ${num(-size * 2)}q${num(size * 0.4)} ${num(size)} 0 ${num(size * 2)}`;
  });
  return {
    back:
      sky(stage) +
      stars(stage, 24, 0.4) +
      [0.5, 0.42, 0.34].map((r) => disc(cx, cy, h * r, tones.base, 'opacity=".22"')).join('') +
      disc(cx, cy, h * 0.27, tones.light, 'opacity=".85"') +
      glow(stage, h * 0.36) +
      ring(cx, cy, h * 0.29, tones.light, 2, 'opacity=".6"') +
      fill(hill(0.5, 0.4, 0.54), tones.dark) +
      fill(hill(0.6, 0.66, 0.55), tones.base, 'opacity=".55"') +
      fill(poplars, tones.deep),
    front: fill(hill(0.68, 0.6, 0.66), tones.deep),
  };
}
