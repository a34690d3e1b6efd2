import { scallops, times } from '../../../../src/sandbox/art/geometry.ts';
import { house, type Tones } from '../../../../src/sandbox/art/palette.ts';
import { glow, type Setting, type Stage, sky } from '../../../../src/sandbox/art/scenes/stage.ts';
import { fill, layered, line, moved, num, oval, pair } from '../../../../src/sandbox/art/svg.ts';

/** A stage: two drawn curtains under a valance, a spotlight from above, boards below. */
export function curtain(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const reach = Math.min(w * 0.5, h * 0.62);
  const floor = h * 0.72;
  const half = Math.ceil(Math.max(cx, w - cx) / (reach * 0.4));
  const swag = scallops(cx - half * reach * 0.4, -2, reach * 0.4, h * 0.2, half * 2);
  return {
    back:
      sky(stage) +
      fill(
        `M${cx} ${-h * 0.1}L${num(cx - h * 0.36)} ${floor}H${num(cx + h * 0.36)}Z`,
        tones.light,
        'opacity=".28"',
      ) +
      glow(stage, h * 0.44, cy) +
      fill(`M0 ${num(floor)}H${w}V${h}H0Z`, tones.deep) +
      boards(stage, floor) +
      oval(cx, floor + h * 0.015, h * 0.3, h * 0.045, tones.base, 'opacity=".8"') +
      moved(`translate(${num(cx)})`, pair(drape(Math.max(cx, w - cx), h, reach, tones))),
    front:
      fill(swag, tones.dark, `stroke="${house.brass}" stroke-width="4"`) +
      line(swag, house.lamp, 3, 'stroke-dasharray="1 7" transform="translate(0 7)"'),
  };
}

/** The left curtain, gathered by a cord at half its height; x = 0 is the middle of the stage. */
function drape(edge: number, h: number, reach: number, tones: Tones): string {
  const tie = -reach * 0.78;
  const swing = (top: number, end: number) =>
    `${num(top)} 0c0 ${num(h * 0.34)} ${num(end - top)} ${num(h * 0.42)} ${num(end - top)} ${num(h * 0.56)}q-3 ${num(h * 0.14)} ${num(reach * 0.06)} ${num(h * 0.24)}`;
  const folds = times(Math.ceil((edge / reach - 0.42) / 0.16), (i) => {
    const top = -reach * (0.42 + i * 0.16);
    return `M${swing(top, Math.min(top - reach * 0.02, tie - i * reach * 0.09))}`;
  });
  const cord = `M${num(-reach * 1.12)} ${num(h * 0.585)}Q${num(tie - 10)} ${num(h * 0.6)} ${num(tie + 2)} ${num(h * 0.555)}`;
  return (
    fill(`M${num(-edge)} 0L${swing(-reach * 0.3, tie)}H${num(-edge)}Z`, tones.base) +
    layered(
      folds,
      [tones.dark, reach * 0.05],
      [tones.light, 2, 'opacity=".35" transform="translate(-6)"'],
    ) +
    line(cord, house.brass, 7)
  );
}

function boards({ w, h, cx }: Stage, floor: number): string {
  const d = times(9, (i) => {
    const x = (i - 4) * w * 0.08;
    return `M${num(cx + x)} ${num(floor)}L${num(cx + x * 3.2)} ${h}`;
  });
  return line(d, house.night, 2, 'opacity=".5"');
}
