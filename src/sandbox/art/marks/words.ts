import { letter, widthOf } from '../lettering.ts';
import { fill, num } from '../svg.ts';

/**
 * A line of display type in a mark. `x` is its left end, middle or right end, depending on `from`; `y` is the baseline;
 * `caps` is the cap height. It shrinks to fit in `room`. All px.
 */
export function words(
  text: string,
  at: { x: number; y: number; caps: number; room?: number; from?: 'left' | 'middle' | 'right' },
  colour: string,
): string {
  const { x, y, caps, room = Number.POSITIVE_INFINITY, from = 'left' } = at;
  const size = Math.min(caps, (caps * room) / widthOf(text, caps));
  const set = letter(text, size);
  const shift = from === 'left' ? 0 : from === 'middle' ? set.width / 2 : set.width;
  return fill(
    set.d,
    colour,
    `transform="translate(${num(x - shift)} ${num(y - (caps - size) / 2)})"`,
  );
}
