import { num } from './svg.ts';

export type Point = readonly [number, number];

/** A step of an outline: straight, or a quadratic curve when it goes `via` a control point. */
export interface Step {
  readonly via?: Point | undefined;
  readonly to: Point;
}

/** A closed outline. The display face is made of lines and quadratic curves only. */
export interface Contour {
  readonly start: Point;
  readonly steps: Step[];
}

/** How far, in px, a drawn outline may be from the true one: less than the eye sees at 2x. */
const TOLERANCE = 0.3;

/** The outline as path data, in as few characters as keep it within the tolerance. */
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

/** Straightens curves that hardly bend and joins lines that go on in the same direction. */
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

/** How far a point is from the line segment between two others. */
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

/** Two runs of figures with no more between them than a path needs: a minus sign parts by itself. */
function glued(first: string, second: string): string {
  return second.startsWith('-') ? first + second : `${first} ${second}`;
}
