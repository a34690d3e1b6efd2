import { house } from './palette.ts';
import { layered } from './svg.ts';

/**
 * Lit bulbs along a path, `gap` px apart: a dashed line with zero-length dashes and round caps, drawn three times for
 * the light, the glass and the filament.
 */
export function bulbs(d: string, size: number, gap: number, glass: string = house.lamp): string {
  const dash = `stroke-dasharray="0 ${Math.round(gap * 1000) / 1000}"`;
  return layered(
    d,
    [glass, size * 2.4, `${dash} stroke-opacity=".25"`],
    [glass, size, dash],
    ['#FFF6DC', size * 0.45, dash],
  );
}
