/** Tells the boot script that the page responds. */
export const HYDRATED = 'hydrated';

/**
 * Keeps a press on a button before hydration and carries it out afterwards; the last one counts. Links and forms with
 * an address work without scripts and are left alone.
 */
export function keepPress({ dataset }: HTMLElement): void {
  let pressed: HTMLButtonElement | null = null;
  const setBusy = (busy: 'true' | null) => {
    if (pressed) pressed.ariaBusy = busy;
  };
  addEventListener(
    'click',
    (event) => {
      if (HYDRATED in dataset) return;
      setBusy(null);
      pressed = (event.target as Element).closest('button:not([action] *)');
      if (!pressed) return;
      event.preventDefault();
      // React answers as soon as it begins to hydrate: the press would count twice.
      event.stopImmediatePropagation();
      setBusy('true');
    },
    true,
  );
  addEventListener(HYDRATED, () => {
    setBusy(null);
    pressed?.click();
  });
}
