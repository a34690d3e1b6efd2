import { letter } from './lettering.ts';
import { type Lockup, lineGap } from './lockup.ts';

/**
 * The outline of a whole lockup, centred on `cx`, with the first line's capitals starting at `top`. `sag` bends the
 * lines into an arc: how far their ends hang below the middle, px.
 */
export function typeset({ lines }: Lockup, cx: number, top: number, sag = 0): string {
  const gap = lineGap(lines);
  let baseline = top;
  let d = '';
  for (const { text, caps, width } of lines) {
    baseline += caps;
    const [left, y] = [cx - width / 2, baseline];
    d += letter(text, caps, (px, py) => {
      const x = left + px;
      return [x, y + py + sag * ((x - cx) / 120) ** 2];
    }).d;
    baseline += gap;
  }
  return d;
}
