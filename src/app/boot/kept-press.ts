/** Name of a data attribute of the document and of an event: the page is hydrated and responds. */
export const HYDRATED = 'hydrated';

/**
 * Keeps a press on a button before hydration and carries it out afterwards; the last one counts. Links and forms with
 * an address work without scripts and are left alone.
 */
export function keepPress({ dataset }: HTMLElement): void {
  let pressed: HTMLElement | null;
  addEventListener(
    'click',
    (event) => {
      if (HYDRATED in dataset) return;
      pressed = (event.target as Element).closest('button:not([action] *)');
      if (!pressed) return;
      event.preventDefault();
      // React already responds while it hydrates, so the press would count twice.
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener(HYDRATED, () => pressed?.click());
}
