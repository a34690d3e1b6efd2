import { focusHeading } from './focus-heading.ts';

/**
 * Ref of a control, or of an element around controls, that may be removed while it has the focus, for example by its
 * own action. The focus then moves to the heading above, or to the labelled section around it.
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
