import { house, type Tones } from '../palette.ts';
import { scallops, times } from '../geometry.ts';
import { fill, line, num, oval, pair } from '../svg.ts';
import { glow, type Setting, type Stage, sky } from './stage.ts';

/** A stage: two drawn curtains under a valance, a spotlight from above, boards below. */
export function curtain(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const reach = Math.min(w * 0.5, h * 0.62);
  const shift = `transform="translate(${num(cx)})"`;
  const floor = h * 0.72;
  return {
    back:
      sky(stage) +
      fill(`M${cx} ${-h * 0.1}L${num(cx - h * 0.36)} ${floor}H${num(cx + h * 0.36)}Z`, tones.light, 'opacity=".28"') +
      glow(stage, h * 0.44, cy) +
      fill(`M0 ${num(floor)}H${w}V${h}H0Z`, tones.deep) +
      boards(stage, floor) +
      oval(cx, floor + h * 0.015, h * 0.3, h * 0.045, tones.base, 'opacity=".8"') +
      `<g ${shift}>${pair(drape(w - cx > cx ? w - cx : cx, h, reach, tones))}</g>`,
    front:
      fill(`${scallops(cx - reach * 1.2, -2, reach * 0.4, h * 0.2, 6)}Z`, tones.dark) +
      line(scallops(cx - reach * 1.2, -2, reach * 0.4, h * 0.2, 6), house.brass, 4) +
      line(scallops(cx - reach * 1.2, 5, reach * 0.4, h * 0.2, 6), house.lamp, 3, 'stroke-dasharray="1 7"'),
  };
}

/** The left curtain, gathered at two thirds of its height; x = 0 is the middle of the stage. */
function drape(edge: number, h: number, reach: number, tones: Tones): string {
  const tie = -reach * 0.78;
  const hem = `${num(tie + reach * 0.08)} ${num(h * 0.84)}`;
  const outline = `M${num(-edge)} 0H${num(-reach * 0.3)}C${num(-reach * 0.34)} ${num(h * 0.34)} ${num(tie + 6)} ${num(h * 0.42)} ${num(tie)} ${num(h * 0.56)}Q${num(tie - 4)} ${num(h * 0.7)} ${hem}H${num(-edge)}Z`;
  const folds = times(4, (i) => {
    const top = -reach * (0.42 + i * 0.16);
    const end = tie - i * reach * 0.09;
    return `M${num(top)} 0C${num(top)} ${num(h * 0.34)} ${num(end)} ${num(h * 0.42)} ${num(end - 4)} ${num(h * 0.56)}Q${num(end - 6)} ${num(h * 0.7)} ${num(end + 4)} ${num(h * 0.84)}`;
  });
  return (
    fill(outline, tones.base) +
    line(folds, tones.dark, reach * 0.05) +
    line(folds, tones.light, 2, 'opacity=".35" transform="translate(-6)"') +
    line(`M${num(-edge)} ${num(h * 0.58)}Q${num(tie - 10)} ${num(h * 0.6)} ${num(tie + 2)} ${num(h * 0.555)}`, house.brass, 7)
  );
}

function boards({ w, h, cx }: Stage, floor: number): string {
  const d = times(9, (i) => {
    const x = (i - 4) * w * 0.08;
    return `M${num(cx + x)} ${num(floor)}L${num(cx + x * 3.2)} ${h}`;
  });
  return line(d, house.night, 2, 'opacity=".5"');
}
