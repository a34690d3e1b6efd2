import { bulbs } from '../../../../src/sandbox/art/bulbs.ts';
import { house } from '../../../../src/sandbox/art/palette.ts';
import { glow, type Setting, type Stage, sky } from '../../../../src/sandbox/art/scenes/stage.ts';
import { block, disc, fill, line, num } from '../../../../src/sandbox/art/svg.ts';

/** A street at night: two rows of houses with lit windows, a moon, and strings of bulbs across. */
export function street(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const ground = h * 0.74;
  const far = skyline(stage, h * 0.2, h * 0.46, ground);
  const near = skyline(stage, h * 0.42, h * 0.62, ground);
  return {
    back:
      sky(stage) +
      disc(w * 0.8, h * 0.13, h * 0.06, tones.light, 'opacity=".9"') +
      glow(stage, h * 0.46) +
      fill(far.houses, tones.dark, 'opacity=".75"') +
      line(far.windows, tones.light, 4, 'stroke-dasharray="0 11" opacity=".55"') +
      glow(stage, h * 0.3, cy + h * 0.06) +
      fill(near.houses, tones.deep) +
      line(near.windows, house.lamp, 6, 'stroke-dasharray="0 13" opacity=".85"') +
      block({ x: 0, y: ground, w, h: h - ground }, house.night) +
      fill(
        `M${num(cx - h * 0.06)} ${num(ground)}h${num(h * 0.12)}L${num(cx + h * 0.3)} ${h}H${num(cx - h * 0.3)}Z`,
        tones.dark,
        'opacity=".55"',
      ),
    front: bulbs(
      `M0 ${num(h * 0.05)}Q${num(w * 0.25)} ${num(h * 0.17)} ${num(w * 0.5)} ${num(h * 0.06)}T${w} ${num(h * 0.04)}`,
      7,
      19,
    ),
  };
}

/** Houses across the stage, their roofs between two heights, the tallest at the sides. */
function skyline({ w, h, cx, random }: Stage, top: number, bottom: number, ground: number) {
  let houses = `M0 ${num(ground)}`;
  let windows = '';
  for (let x = 0; x < w; ) {
    const width = h * (0.09 + random() * 0.06);
    const side = Math.abs(x + width / 2 - cx) / Math.max(cx, w - cx);
    const y = bottom - (bottom - top) * (side * 0.7 + random() * 0.3);
    houses += `V${num(y)}h${num(width)}`;
    for (let at = x + 9; at < x + width - 5; at += 12) {
      if (random() > 0.35)
        windows += `M${Math.round(at)} ${Math.round(y + 12 + Math.floor(random() * 3) * 13)}V${Math.round(ground - 20)}`;
    }
    x += width;
  }
  return { houses: `${houses}V${num(ground)}Z`, windows };
}
