/**
 * Runs `act` at the next click, before the app reacts to it. For back ends that recover when the visitor retries,
 * because the app also retries by itself and would remove the button before it is pressed.
 */
export const onNextClick = (act: () => void): void =>
  addEventListener('click', act, { once: true, capture: true });
