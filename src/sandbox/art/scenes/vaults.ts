import { bulbs } from '../bulbs.ts';
import { times } from '../geometry.ts';
import { house } from '../palette.ts';
import { fill, line, num } from '../svg.ts';
import { glow, type Setting, type Stage } from './stage.ts';

/** A brick cellar under an arch edged with bulbs, light on the far wall. */
export function vaults(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const base = h * 0.72;
  const r = Math.min(w * 0.44, h * 0.34);
  const course = h * 0.045;
  const bricks = times(Math.ceil(base / course), (row) => `M0 ${num(row * course)}H${w}`);
  let joints = '';
  for (let row = 0; row * course < base; row++) {
    for (let x = (row % 2) * course; x < w; x += course * 2) joints += `M${num(x)} ${num(row * course)}v${num(course)}`;
  }
  const opening = `M${num(cx - r)} ${num(base)}V${num(cy)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(cy)}V${num(base)}`;
  return {
    back:
      fill(`M0 0H${w}V${h}H0Z`, tones.dark) +
      line(bricks + joints, tones.deep, 3) +
      fill(`${opening}Z`, tones.deep) +
      glow(stage, r * 1.25) +
      fill(`M0 ${num(base)}H${w}V${h}H0Z`, house.night) +
      fill(`M${num(cx - r)} ${num(base)}H${num(cx + r)}L${num(cx + r * 1.5)} ${h}H${num(cx - r * 1.5)}Z`, tones.dark, 'opacity=".7"') +
      line(opening, house.night, 22) +
      line(opening, tones.base, 13) +
      bulbs(opening, 7, 18),
    front: '',
  };
}
