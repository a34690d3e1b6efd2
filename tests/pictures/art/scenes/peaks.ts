import {
  glow,
  type Setting,
  type Stage,
  sky,
  stars,
} from '../../../../src/sandbox/art/scenes/stage.ts';
import { disc, fill, num } from '../../../../src/sandbox/art/svg.ts';

/** Snow mountains, each with a lit and a shaded face. */
export function peaks(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const foot = h * 0.72;
  const peak = (x: number, top: number, half: number) => {
    const y = h * top;
    const snow = (foot - y) * 0.3;
    const slope = half / (foot - y);
    return (
      fill(`M${num(x - half)} ${num(foot)}L${num(x)} ${num(y)}V${num(foot)}Z`, tones.base) +
      fill(`M${num(x)} ${num(y)}L${num(x + half)} ${num(foot)}H${num(x)}Z`, tones.dark) +
      fill(
        `M${num(x)} ${num(y)}L${num(x - snow * slope)} ${num(y + snow)}l${num(snow * slope * 0.5)} ${num(-snow * 0.25)} ${num(snow * slope * 0.5)} ${num(snow * 0.35)}Z`,
        '#fff',
      ) +
      fill(
        `M${num(x)} ${num(y)}L${num(x + snow * slope)} ${num(y + snow)}l${num(-snow * slope * 0.4)} ${num(-snow * 0.2)} ${num(-snow * slope * 0.6)} ${num(snow * 0.3)}Z`,
        tones.light,
      )
    );
  };
  const unit = h * 0.25;
  return {
    back:
      sky(stage) +
      stars(stage, 40, 0.5) +
      disc(cx, cy - h * 0.05, h * 0.3, tones.light, 'opacity=".5"') +
      glow(stage, h * 0.5) +
      peak(cx - unit * 1.1, 0.3, unit * 0.9) +
      peak(cx + unit * 1.2, 0.24, unit) +
      peak(cx - unit * 0.2, 0.45, unit * 0.8) +
      fill(`M0 ${foot}H${w}V${h}H0Z`, tones.deep),
    front: fill(
      `M0 ${num(h * 0.66)}L${num(w * 0.14)} ${num(h * 0.62)} ${num(w * 0.3)} ${num(h * 0.7)} ${num(w * 0.52)} ${num(h * 0.68)} ${num(w * 0.7)} ${num(h * 0.7)} ${num(w * 0.88)} ${num(h * 0.61)} ${w} ${num(h * 0.67)}V${h}H0Z`,
      tones.deep,
    ),
  };
}
