import { times } from '../../../../src/sandbox/art/geometry.ts';
import {
  glow,
  type Setting,
  type Stage,
  sky,
  stars,
} from '../../../../src/sandbox/art/scenes/stage.ts';
import { block, fill, line, num, pair } from '../../../../src/sandbox/art/svg.ts';

/** A colonnade seen from its steps, with an arch of light between fluted columns. */
export function temple(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const base = h * 0.7;
  const span = Math.min(w * 0.5, h * 0.5);
  return {
    back:
      sky(stage) +
      stars(stage, 20, 0.3) +
      glow(stage, h * 0.55) +
      fill(arch(cx, cy, span * 0.62, base), tones.light, 'opacity=".35"') +
      fill(arch(cx, cy, span * 0.54, base), tones.light, 'opacity=".45"') +
      `<g transform="translate(${num(cx)})">${pair(column(-span * 0.86, span * 0.2, h * 0.1, base, stage), w > h ? column(-span * 1.6, span * 0.2, h * 0.1, base, stage) : '')}</g>` +
      steps(stage, base),
    front: '',
  };
}

function arch(cx: number, cy: number, r: number, base: number): string {
  const top = cy - r * 0.2;
  return `M${num(cx - r)} ${num(base)}V${num(top)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(top)}V${num(base)}Z`;
}

function column(x: number, width: number, top: number, base: number, { tones }: Stage): string {
  const flutes = times(
    4,
    (i) => `M${num(x - width * 0.3 + i * width * 0.2)} ${num(top + 22)}V${num(base - 14)}`,
  );
  const cap = { x: x - width * 0.7, y: top, w: width * 1.4, h: 12 };
  return (
    block({ x: x - width / 2, y: top, w: width, h: base - top }, tones.base) +
    line(flutes, tones.dark, width * 0.07) +
    block(cap, tones.light) +
    block({ ...cap, x: x - width * 0.6, w: width * 1.2, y: top + 12, h: 7 }, tones.dark) +
    block({ ...cap, y: base - 12 }, tones.light)
  );
}

function steps({ w, h, tones }: Stage, base: number): string {
  return [tones.dark, tones.base, tones.dark, tones.deep]
    .map((colour, i) => block({ x: 0, y: base + i * h * 0.018, w, h: h - base }, colour))
    .join('');
}
