import { house } from '../../../../src/sandbox/art/palette.ts';
import { glow, type Setting, type Stage, sky } from '../../../../src/sandbox/art/scenes/stage.ts';
import { fill, line, num, oval } from '../../../../src/sandbox/art/svg.ts';

/** A gaming table under a hanging lamp: felt, a padded rail with brass, a panelled wall. */
export function table(stage: Stage): Setting {
  const { w, h, cx, tones } = stage;
  const top = h * 0.62;
  const rx = Math.max(w * 0.62, h * 0.4);
  const lamp = h * 0.2;
  let panels = '';
  for (let x = cx % (h * 0.2); x < w; x += h * 0.2) panels += `M${num(x)} 0V${num(h)}`;
  return {
    back:
      sky(stage) +
      line(panels, tones.deep, 6) +
      line(panels, tones.base, 1.5, 'opacity=".7" transform="translate(4)"') +
      fill(
        `M${cx} ${-h * 0.05}L${num(cx - h * 0.55)} ${num(h * 0.7)}H${num(cx + h * 0.55)}Z`,
        house.lamp,
        'opacity=".2"',
      ) +
      glow(stage, h * 0.5) +
      oval(cx, top + h * 0.3, rx + 16, h * 0.33, house.night) +
      oval(cx, top + h * 0.29, rx + 8, h * 0.32, house.plum) +
      oval(cx, top + h * 0.29, rx - 3, h * 0.3, house.brass) +
      oval(cx, top + h * 0.295, rx - 7, h * 0.3, tones.dark) +
      oval(cx, top + h * 0.16, rx * 0.72, h * 0.14, tones.base, 'opacity=".8"') +
      line(
        `M${num(cx - rx * 0.8)} ${num(top + h * 0.2)}Q${cx} ${num(top - h * 0.07)} ${num(cx + rx * 0.8)} ${num(top + h * 0.2)}`,
        tones.light,
        2,
        'opacity=".7"',
      ),
    front:
      line(`M${cx} 0V${num(h * 0.04)}`, house.brass, 4) +
      fill(
        `M${num(cx - lamp * 0.28)} ${num(h * 0.03)}H${num(cx + lamp * 0.28)}L${num(cx + lamp * 0.9)} ${num(h * 0.09)}H${num(cx - lamp * 0.9)}Z`,
        house.brass,
      ) +
      oval(cx, h * 0.09, lamp * 0.9, h * 0.012, '#FFF6DC'),
  };
}
