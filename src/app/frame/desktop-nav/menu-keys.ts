/**
 * Which entry of a menu a key leads to; the ends meet.
 * @param from the entry that has focus, -1 when it is on the button
 * @returns undefined when the key does not move
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
