import { focusHeading } from './focus-heading.ts';

/**
 * Ref of a control, or of an element around controls, that may leave with the focus, for example because what it removed
 * includes it. The focus then goes to the heading above, or to the labelled section around it.
 */
export function passFocusOn(control: HTMLElement | null): () => void {
  return () => {
    if (!control?.contains(document.activeElement)) return;
    const places: HTMLElement[] = [];
    for (let at: HTMLElement | null = control; at; at = at.parentElement)
      if (at.matches('section, main, dialog, [role="dialog"]')) places.push(at);
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        focusHeading(places.find((place) => place.getClientRects().length > 0));
    });
  };
}
