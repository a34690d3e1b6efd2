/**
 * Moves the focus to the first heading in an element, by default the page's main content, without scrolling. If the
 * element has a label instead, it gets the focus itself.
 */
export function focusHeading(place: HTMLElement | null = document.querySelector('main')): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3') ?? place;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
