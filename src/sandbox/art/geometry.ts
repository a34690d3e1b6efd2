import { num } from './svg.ts';

/** The point `degrees` clockwise from twelve o'clock and `r` from the centre, as "x y". */
export function polar(r: number, degrees: number, cx = 0, cy = 0): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${num(cx + r * Math.cos(turn))} ${num(cy + r * Math.sin(turn))}`;
}

/** A closed path through `count` points, each given by `at`. */
export function around(count: number, at: (i: number) => string): string {
  return `M${Array.from({ length: count }, (_, i) => at(i)).join('L')}Z`;
}

/** A star with `points` arms between two radii. */
export function star(points: number, outer: number, inner: number, cx = 0, cy = 0): string {
  return around(points * 2, (i) => polar(i % 2 === 0 ? outer : inner, (i * 180) / points, cx, cy));
}

/** Concatenates `at(i)` for i from 0 to count - 1. */
export function times(count: number, at: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => at(i)).join('');
}

/** A band of waves from x = 0 to `w`: crests `length` px apart, filled down to `bottom`. */
export function waves(
  w: number,
  y: number,
  length: number,
  height: number,
  bottom: number,
  shift = 0,
) {
  const count = Math.ceil(w / length) + 1;
  const crest = `q${num(length / 4)} ${num(-height)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  return `M${num(-shift)} ${num(y)}${crest.repeat(count)}V${num(bottom)}H${num(-shift)}Z`;
}

/** A scalloped edge hanging from (x, y): `count` half circles, each `width` px. */
export function scallops(x: number, y: number, width: number, drop: number, count: number): string {
  return `M${num(x)} ${num(y)}${`q${num(width / 2)} ${num(drop)} ${num(width)} 0`.repeat(count)}`;
}
