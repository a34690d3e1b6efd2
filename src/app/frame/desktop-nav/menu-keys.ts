/**
 * The menu entry that a key moves to, wrapping around.
 * @param from the focused entry, -1 for the button
 * @returns undefined for other keys
 */
export function nextMenuIndex(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return from <= 0 ? count - 1 : from - 1;
    case 'Home':
      return from === -1 ? undefined : 0;
    case 'End':
      return from === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}
