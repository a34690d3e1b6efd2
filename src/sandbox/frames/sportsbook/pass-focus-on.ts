/**
 * Ref of a control that may be removed while it has focus. Focus then moves to the heading of its section, or to the
 * screen if the section is gone, too.
 */
export function passFocusOn(control: HTMLElement | null): () => void {
  return () => {
    if (control === null || document.activeElement !== control) return;
    const heading = control.closest('section')?.querySelector('h2');
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
  };
}
