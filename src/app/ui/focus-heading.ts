/** Moves the focus to the first heading of a place, by default of the page, without scrolling. */
export function focusHeading(place: ParentNode | null = document.querySelector('main')): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
