/**
 * Drops the second press of a double click when the first one has changed the page: it was meant for what the first
 * one pressed, not for what the new page shows there (RTE-10).
 */
export function dropSecondPresses(): void {
  let pressedOn = location.pathname;
  addEventListener(
    'click',
    (event) => {
      if (event.detail <= 1) pressedOn = location.pathname;
      else if (location.pathname !== pressedOn) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
