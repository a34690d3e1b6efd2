import { times } from '../../../../src/sandbox/art/geometry.ts';
import { glow, type Setting, type Stage, sky } from '../../../../src/sandbox/art/scenes/stage.ts';
import { disc, fill, line, num, pair } from '../../../../src/sandbox/art/svg.ts';

/** A clearing between trunks, broad leaves in both lower corners, fireflies. */
export function forest(stage: Stage): Setting {
  const { w, h, cx, cy, tones, random } = stage;
  const trunks = (from: number, width: number, count: number, step: number) =>
    times(count, (i) => {
      const x = from + i * step;
      return `M${num(x)} 0h${num(width)}l${num(-width * 0.15)} ${num(h * 0.55)} ${num(width * 0.6)} ${num(h * 0.2)}H${num(x - width * 0.5)}l${num(width * 0.6)} ${num(-h * 0.2)}Z`;
    });
  const flies = times(16, () => `M${num(random() * w)} ${num(h * (0.1 + random() * 0.55))}h0`);
  return {
    back:
      sky(stage) +
      glow(stage, h * 0.55) +
      disc(cx, cy, h * 0.3, tones.light, 'opacity=".5"') +
      fill(trunks(w * 0.02, h * 0.03, 7, w * 0.16), tones.dark, 'opacity=".7"') +
      moved(
        cx,
        pair(
          fill(
            trunks(-cx - h * 0.01, h * 0.085, 1, 0) + trunks(-cx + h * 0.12, h * 0.05, 1, 0),
            tones.deep,
          ),
        ),
      ) +
      line(flies, tones.light, 5, 'opacity=".9"'),
    front:
      fill(`M0 ${num(h * 0.71)}Q${cx} ${num(h * 0.65)} ${w} ${num(h * 0.71)}V${h}H0Z`, tones.deep) +
      moved(
        cx,
        pair(
          leaf(-cx, h * 0.74, h * 0.3, -62, tones.dark) +
            leaf(-cx, h * 0.76, h * 0.26, -28, tones.base) +
            leaf(-cx * 0.9, h * 0.78, h * 0.2, 0, tones.dark),
        ),
      ),
  };
}

function moved(x: number, parts: string): string {
  return `<g transform="translate(${num(x)})">${parts}</g>`;
}

/** A broad leaf growing from (x, y), rotated by `turn` degrees, with a lit vein. */
function leaf(x: number, y: number, size: number, turn: number, colour: string): string {
  const d = `M0 0Q${num(size * 0.35)} ${num(-size * 0.34)} ${num(size)} 0Q${num(size * 0.35)} ${num(size * 0.34)} 0 0`;
  return `<g transform="translate(${num(x)} ${num(y)})rotate(${turn})">${fill(d, colour)}${line(`M0 0H${num(size * 0.8)}`, '#fff', 2, 'opacity=".3"')}</g>`;
}
