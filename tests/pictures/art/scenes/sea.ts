import { waves } from '../../../../src/sandbox/art/geometry.ts';
import {
  glow,
  type Setting,
  type Stage,
  sky,
  stars,
} from '../../../../src/sandbox/art/scenes/stage.ts';
import { disc, fill, line, num } from '../../../../src/sandbox/art/svg.ts';

/** Open water under a full moon, with two waves behind the motif and two in front. */
export function sea(stage: Stage): Setting {
  const { w, h, cx, cy, tones } = stage;
  const crest = (y: number, length: number, height: number, shift: number) =>
    waves(w, h * y, length, height, h, shift);
  return {
    back:
      sky(stage) +
      stars(stage, Math.round(w / 12)) +
      glow(stage, h * 0.5, cy - h * 0.03) +
      disc(cx, cy - h * 0.04, h * 0.27, tones.light, 'opacity=".55"') +
      cloud(cx - h * 0.25, h * 0.22, h * 0.2, tones.base) +
      cloud(cx + h * 0.22, h * 0.3, h * 0.16, tones.base) +
      fill(crest(0.52, h * 0.24, 14, h * 0.1), tones.base, 'opacity=".6"') +
      fill(crest(0.57, h * 0.3, 18, 0), tones.dark),
    front:
      fill(crest(0.655, h * 0.26, 20, h * 0.05), tones.base) +
      line(crest(0.675, h * 0.26, 20, h * 0.05), tones.light, 3, 'opacity=".7"') +
      fill(crest(0.7, h * 0.26, 18, h * 0.15), tones.deep),
  };
}

/** A flat cloud: three rounded bars. */
function cloud(x: number, y: number, size: number, colour: string): string {
  const d = [0, 0.2, -0.18].map(
    (shift, i) =>
      `M${num(x - size / 2 + shift * size)} ${num(y + i * 11)}h${num(size * (1 - i * 0.25))}`,
  );
  return line(d.join(''), colour, 11, 'opacity=".45"');
}
