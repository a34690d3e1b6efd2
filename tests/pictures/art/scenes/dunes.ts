import { house } from '../../../../src/sandbox/art/palette.ts';
import { glow, type Setting, type Stage, sky } from '../../../../src/sandbox/art/scenes/stage.ts';
import { disc, fill, num, wedges } from '../../../../src/sandbox/art/svg.ts';

/** A low sun over dunes, each crest lit from one side, with pyramids in the distance. */
export function dunes(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const far = Math.max(w, h);
  const pyramid = (x: number, size: number) =>
    fill(
      `M${num(x)} ${num(h * 0.62 - size)}L${num(x - size * 1.1)} ${num(h * 0.64)}H${num(x + size * 0.3)}Z`,
      tones.base,
    ) +
    fill(
      `M${num(x)} ${num(h * 0.62 - size)}L${num(x + size * 0.3)} ${num(h * 0.64)}H${num(x + size * 1.1)}Z`,
      tones.deep,
    );
  return {
    back:
      sky(stage) +
      wedges(24, far, cx, cy, tones.base, 0, 'opacity=".22"') +
      glow(stage, h * 0.52) +
      disc(cx, cy, h * 0.29, house.lamp, 'opacity=".9"') +
      disc(cx, cy, h * 0.24, tones.light, 'opacity=".55"') +
      pyramid(cx - h * 0.27, h * 0.15) +
      pyramid(cx + h * 0.3, h * 0.11) +
      fill(
        `M0 ${num(h * 0.63)}Q${num(w * 0.3)} ${num(h * 0.54)} ${num(w * 0.5)} ${num(h * 0.6)}T${w} ${num(h * 0.57)}V${h}H0Z`,
        tones.dark,
      ),
    front:
      fill(
        `M0 ${num(h * 0.64)}C${num(w * 0.2)} ${num(h * 0.62)} ${num(w * 0.3)} ${num(h * 0.7)} ${num(w * 0.55)} ${num(h * 0.7)}S${num(w * 0.85)} ${num(h * 0.62)} ${w} ${num(h * 0.64)}V${h}H0Z`,
        tones.base,
      ) +
      fill(
        `M0 ${num(h * 0.64)}C${num(w * 0.2)} ${num(h * 0.62)} ${num(w * 0.3)} ${num(h * 0.7)} ${num(w * 0.55)} ${num(h * 0.7)}Q${num(w * 0.3)} ${num(h * 0.76)} ${num(w * 0.4)} ${h}H0Z`,
        tones.deep,
      ),
  };
}
