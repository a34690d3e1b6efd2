/** How far apart the two presses of a double click are at most, px. */
const NEAR_PX = 40;

/**
 * Drops the second press of a double click when the first one has changed the page: it was meant for what the first
 * one pressed, not for what the new page shows there (RTE-10).
 */
export function dropSecondPresses(): void {
  let first: { path: string; x: number; y: number } | undefined;
  addEventListener(
    'click',
    (event) => {
      const { detail, clientX: x, clientY: y } = event;
      const path = location.pathname;
      // Browsers count taps apart from clicks of a mouse, so the press before may be another one.
      const isSecond = detail > 1 && first && Math.hypot(x - first.x, y - first.y) <= NEAR_PX;
      if (!isSecond) first = { path, x, y };
      else if (path !== first?.path) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
