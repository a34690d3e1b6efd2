import { bulbs } from '../bulbs.ts';
import { letter } from '../lettering.ts';
import { house } from '../palette.ts';
import { block, fill, num, svgFile } from '../svg.ts';

/** The wordmark, 220x48: MARQUEE as a lit sign on its own board, so it works on any background. */
export function drawLogo(): string {
  return svgFile(220, 48, wordmarkSign());
}

/** The wordmark sign for use within another picture, 220 by 48 px. */
export function wordmarkSign(): string {
  return sign(220, 48, 'MARQUEE', 28);
}

/** The initial on the same board, 48x48. */
export function drawSmallLogo(): string {
  return svgFile(48, 48, sign(48, 48, 'M', 27));
}

/** A board of `w` by `h` px with bulbs along its rim and `text` on it, `caps` px cap height. */
function sign(w: number, h: number, text: string, caps: number): string {
  const k = h / 48;
  const set = spaced(text, caps, 7 * k);
  const [x, y] = [(w - set.width) / 2, (h + caps) / 2];
  const rim = { x: 4.6 * k, y: 4.6 * k, w: w - 9.2 * k, h: h - 9.2 * k };
  const [across, down] = [
    rim.w / Math.round(rim.w / (6.4 * k)),
    rim.h / Math.round(rim.h / (6.4 * k)),
  ];
  // Half a pixel more than the last bulb needs, minus a bulb where the other side already has one.
  const [along, upright] = [num(rim.w + 0.5), num(rim.h - 2 * down + 0.5)];
  const type = (drop: number, colour: string) =>
    `<use href="#w" transform="translate(${num(x)} ${num(y + drop * k)})" fill="${colour}"/>`;
  return (
    `<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="#E03A5C"/><stop offset="1" stop-color="#9C1840"/></linearGradient><linearGradient id="l" x2="0" y2="1"><stop offset=".3" stop-color="#FFFBF2"/><stop offset="1" stop-color="${house.lamp}"/></linearGradient><path id="w" d="${set.d}"/></defs>` +
    block({ x: 0, y: 0, w, h }, house.brass, 7 * k) +
    block({ x: 1.5 * k, y: 1.5 * k, w: w - 3 * k, h: h - 3 * k }, '#4A0C26', 5.6 * k) +
    block({ x: 7 * k, y: 7 * k, w: w - 14 * k, h: h - 14 * k }, 'url(#b)', 3 * k) +
    bulbs(
      `M${num(rim.x)} ${num(rim.y)}h${along}M${num(rim.x)} ${num(rim.y + rim.h)}h${along}`,
      3 * k,
      across,
    ) +
    bulbs(
      `M${num(rim.x)} ${num(rim.y + down)}v${upright}M${num(rim.x + rim.w)} ${num(rim.y + down)}v${upright}`,
      3 * k,
      down,
    ) +
    type(1.8, '#4A0C26') +
    type(0, 'url(#l)') +
    fill(
      `M${num(7 * k)} ${num(10 * k)}a${num(3 * k)} ${num(3 * k)} 0 0 1 ${num(3 * k)} ${num(-3 * k)}H${num(w - 10 * k)}a${num(3 * k)} ${num(3 * k)} 0 0 1 ${num(3 * k)} ${num(3 * k)}V${num(h * 0.4)}Q${num(w / 2)} ${num(h * 0.52)} ${num(7 * k)} ${num(h * 0.4)}Z`,
      '#fff',
      'opacity=".1"',
    )
  );
}

/** Letters set `space` px apart. */
function spaced(text: string, caps: number, space: number): { d: string; width: number } {
  let d = '';
  let x = 0;
  for (const char of text) {
    const left = x;
    const { d: outline, width } = letter(char, caps, (px, py) => [left + px, py]);
    d += outline;
    x += width + space;
  }
  return { d, width: x - space };
}
