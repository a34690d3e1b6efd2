/**
 * Keeps a press on a button before hydration and carries it out afterwards; the last one counts. Links and forms with
 * an address work without scripts and are left alone.
 * @param root gets `data-hydrated` once the page responds
 */
export function keepPress(root: HTMLElement): void {
  let pressed: HTMLButtonElement | undefined;

  function keep(event: Event) {
    pressed?.removeAttribute('aria-busy');
    const button = (event.target as Element).closest('button');
    pressed = button && !button.form?.hasAttribute('action') ? button : undefined;
    if (!pressed) return;
    event.preventDefault();
    // React answers as soon as it begins to hydrate: the press would count twice.
    event.stopImmediatePropagation();
    pressed.setAttribute('aria-busy', 'true');
  }
  addEventListener('click', keep, true);

  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', keep, true);
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
}
