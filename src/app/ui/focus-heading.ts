/**
 * Moves the focus to the first heading of a place, by default of the page, without scrolling; to the place itself if it
 * has a label instead.
 */
export function focusHeading(place: HTMLElement | null = document.querySelector('main')): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3') ?? place;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
