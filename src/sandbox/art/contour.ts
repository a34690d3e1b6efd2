import { num } from './svg.ts';

export type Point = readonly [number, number];

/** A segment of an outline: straight, or a quadratic curve if it has a `via` control point. */
export interface Step {
  readonly via?: Point | undefined;
  readonly to: Point;
}

/** A closed outline. The display face has only lines and quadratic curves. */
export interface Contour {
  readonly start: Point;
  readonly steps: Step[];
}

/** Maximum deviation of a drawn outline, in px. Not visible at 2x. */
const TOLERANCE = 0.3;

/** The shortest path data that keeps the outline within the tolerance. */
export function contourPath({ start, steps }: Contour): string {
  let pen = rounded(start);
  let d = `M${pair(pen)}`;
  let last = '';
  for (const { via, to } of simplified(start, steps)) {
    const end = rounded(to);
    const [dx, dy] = [end[0] - pen[0], end[1] - pen[1]];
    if (via === undefined && num(dx) === '0' && num(dy) === '0') continue;
    let command = via ? 'q' : num(dx) === '0' ? 'v' : num(dy) === '0' ? 'h' : 'l';
    let figures = command === 'v' ? short(dy) : command === 'h' ? short(dx) : pair([dx, dy]);
    if (via) {
      const control = rounded(via);
      figures = glued(pair([control[0] - pen[0], control[1] - pen[1]]), figures);
    }
    [command, last] = [command === last ? '' : command, command];
    d += command === '' && !figures.startsWith('-') ? ` ${figures}` : command + figures;
    pen = end;
  }
  return `${d}z`;
}

/** Straightens nearly flat curves and joins lines that continue in the same direction. */
function simplified(start: Point, steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  let from = start;
  for (const { via, to } of steps) {
    const step = via && distance(via, from, to) > TOLERANCE * 2 ? { via, to } : { to };
    const before = kept.at(-1);
    const origin = kept.at(-2)?.to ?? start;
    if (before && !before.via && !step.via && distance(before.to, origin, to) < TOLERANCE)
      kept.pop();
    kept.push(step);
    from = to;
  }
  return kept;
}

/** The distance from a point to the line segment between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [ux, uy] = [bx - ax, by - ay];
  const length = ux * ux + uy * uy;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * ux + (y - ay) * uy) / length));
  return Math.hypot(x - ax - share * ux, y - ay - share * uy);
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function short(value: number): string {
  return num(value).replace(/^(-?)0\./, '$1.');
}

function pair([x, y]: Point): string {
  return glued(short(x), short(y));
}

/** Joins two runs of numbers with the least separator a path needs; a minus sign separates by itself. */
function glued(first: string, second: string): string {
  return second.startsWith('-') ? first + second : `${first} ${second}`;
}
