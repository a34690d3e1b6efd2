import { bulbs } from '../../../../src/sandbox/art/bulbs.ts';
import { times } from '../../../../src/sandbox/art/geometry.ts';
import { house } from '../../../../src/sandbox/art/palette.ts';
import { glow, type Setting, type Stage } from '../../../../src/sandbox/art/scenes/stage.ts';
import { fill, layered, line, num } from '../../../../src/sandbox/art/svg.ts';

/** A brick cellar under an arch edged with bulbs, light on the far wall. */
export function vaults(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const base = h * 0.72;
  const r = w > h ? h * 0.46 : h * 0.34;
  const course = h * 0.045;
  const courses = times(Math.ceil(base / course), (row) => `M0 ${num(row * course)}H${w}`);
  const joints = (shift: number) => {
    const d = times(
      Math.ceil(w / course / 2),
      (i) => `M${num((i * 2 + shift) * course)} ${num(shift * course)}V${num(base)}`,
    );
    return line(d, tones.deep, 3, `stroke-dasharray="${num(course)}" stroke-linecap="butt"`);
  };
  const opening = `M${num(cx - r)} ${num(base)}V${num(cy)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(cy)}V${num(base)}`;
  return {
    back:
      fill(`M0 0H${w}V${h}H0Z`, tones.dark) +
      line(courses, tones.deep, 3) +
      joints(0) +
      joints(1) +
      fill(`${opening}Z`, tones.deep) +
      glow(stage, r * 1.25) +
      fill(`M0 ${num(base)}H${w}V${h}H0Z`, house.night) +
      fill(
        `M${num(cx - r)} ${num(base)}H${num(cx + r)}L${num(cx + r * 1.5)} ${h}H${num(cx - r * 1.5)}Z`,
        tones.dark,
        'opacity=".7"',
      ) +
      layered(opening, [house.night, 22], [tones.base, 13]) +
      bulbs(opening, 7, 18),
    front: '',
  };
}
