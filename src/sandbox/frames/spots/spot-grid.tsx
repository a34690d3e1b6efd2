// biome-ignore-all lint/a11y/useSemanticElements: cells of a table do not stretch to the height of their row
// biome-ignore-all lint/a11y/useFocusableInteractive: the buttons inside have the focus
import { type KeyboardEvent, type ReactNode, useState } from 'react';

interface SpotGridProps {
  /** Accessible name. */
  name: string;
  /** Spots from top to bottom. A row with fewer of them has wider ones. */
  rows: readonly (readonly string[])[];
  /** Renders the button of a spot. */
  children: (spot: string, tabIndex: 0 | -1) => ReactNode;
}

/**
 * Spots in rows and columns with one tab stop. Arrow keys, Home and End move between them, as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function SpotGrid({ name, rows, children }: SpotGridProps) {
  const [current, setCurrent] = useState(rows[0]?.[0]);

  function move(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget: grid, altKey, metaKey } = event;
    if (current === undefined || altKey || metaKey) return;
    const isMirrored = getComputedStyle(grid).direction === 'rtl';
    const next = nextSpot(rows, current, event, isMirrored);
    if (next === undefined) return;
    event.preventDefault();
    grid.querySelectorAll('button')[rows.flat().indexOf(next)]?.focus();
  }

  return (
    <div role="grid" aria-label={name} onKeyDown={move}>
      {rows.map((spots) => (
        <div key={spots[0]} role="row" className="spot-row">
          {spots.map((spot) => (
            <div key={spot} role="gridcell" onFocus={() => setCurrent(spot)}>
              {children(spot, spot === current ? 0 : -1)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Returns the spot that a key leads to; undefined for other keys and at the edge. */
function nextSpot(
  rows: SpotGridProps['rows'],
  from: string,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  isMirrored: boolean,
): string | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const toTheRight = isMirrored ? -1 : 1;
  const inRow = (other: readonly string[] = []) =>
    other[Math.floor((x * other.length) / row.length)];
  switch (key) {
    case 'ArrowUp':
      return inRow(rows[y - 1]);
    case 'ArrowDown':
      return inRow(rows[y + 1]);
    case 'ArrowLeft':
      return row[x - toTheRight];
    case 'ArrowRight':
      return row[x + toTheRight];
    case 'Home':
      return (ctrlKey ? rows[0] : row)?.[0];
    case 'End':
      return (ctrlKey ? rows.at(-1) : row)?.at(-1);
    default:
      return undefined;
  }
}
