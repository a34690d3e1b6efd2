import { times } from '../../../../src/sandbox/art/geometry.ts';
import { house, tones as inks } from '../../../../src/sandbox/art/palette.ts';
import {
  glow,
  type Setting,
  type Stage,
  sky,
  stars,
} from '../../../../src/sandbox/art/scenes/stage.ts';
import { block, fill, layered, line, num, oval } from '../../../../src/sandbox/art/svg.ts';

const grass = inks.jade;

/** A stadium at night: floodlights, full stands, a striped pitch with its lines. */
export function stadium(stage: Stage): Setting {
  const { w, h, cx, tones } = stage;
  const pitch = h * 0.66;
  const tier = (y: number, height: number, colour: string) =>
    fill(
      `M${num(cx - w)} ${num(y - height * 0.5)}Q${num(cx)} ${num(y + height * 0.5)} ${num(cx + w)} ${num(y - height * 0.5)}V${num(pitch + 9)}H${num(cx - w)}Z`,
      colour,
    );
  const rows = times(6, (i) => {
    const y = h * 0.475 + i * h * 0.032;
    return `M${num(cx - w)} ${num(y - h * 0.05)}Q${num(cx)} ${num(y + h * 0.05)} ${num(cx + w)} ${num(y - h * 0.05)}`;
  });
  const mown = times(7, (i) => {
    const x = (i * 2 - 7) * h * 0.11;
    return `M${num(cx + x)} ${num(pitch)}h${num(h * 0.11)}L${num(cx + (x + h * 0.11) * 3)} ${h}h${num(-h * 0.33)}Z`;
  });
  const chalk = `M${num(cx - w)} ${num(pitch + h * 0.05)}H${num(cx + w)}M${cx} ${num(pitch + h * 0.05)}V${h}`;
  return {
    back:
      sky(stage) +
      stars(stage, 30, 0.3) +
      flood(cx - h * 0.55, stage) +
      flood(cx + h * 0.55, stage) +
      glow(stage, h * 0.5) +
      tier(h * 0.46, h * 0.1, tones.deep) +
      layered(
        rows,
        [tones.light, 4, 'stroke-dasharray="0 9 0 13 0 8" opacity=".55"'],
        [house.lamp, 4, 'stroke-dasharray="0 47 0 71" opacity=".9"'],
      ) +
      block({ x: 0, y: pitch - 8, w, h: h - pitch + 8 }, grass.base) +
      fill(mown, grass.dark, 'opacity=".55"') +
      line(chalk, house.ivory, 3, 'opacity=".75"') +
      oval(
        cx,
        h * 0.86,
        h * 0.4,
        h * 0.09,
        'none',
        `stroke="${house.ivory}" stroke-width="3" opacity=".75"`,
      ) +
      block({ x: 0, y: pitch - 12, w, h: 14 }, house.night),
    front: '',
  };
}

/** A floodlight mast at `x` and the light it casts on the middle of the pitch. */
function flood(x: number, { h, cx, tones }: Stage): string {
  const lamps = times(3, (i) => `M${num(x - 27)} ${num(h * 0.09 + i * 18)}h54`);
  const beam = (reach: number) =>
    fill(
      `M${num(x - 30)} ${num(h * 0.12)}L${num(cx - reach)} ${num(h * 0.8)}H${num(cx + reach)}L${num(x + 30)} ${num(h * 0.12)}Z`,
      tones.light,
      'opacity=".13"',
    );
  return (
    beam(h * 0.3) +
    beam(h * 0.12) +
    line(`M${num(x)} ${num(h * 0.12)}V${num(h * 0.5)}`, house.night, 9) +
    block({ x: x - 40, y: h * 0.09 - 14, w: 80, h: 64 }, house.night, 6) +
    line(lamps, '#FFFBE8', 14, 'stroke-dasharray="0 18"')
  );
}
