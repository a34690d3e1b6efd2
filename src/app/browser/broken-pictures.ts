/**
 * A decorative picture that does not load leaves its place empty, instead of the browser's broken mark; others show
 * their alternative text.
 */
export function hideBrokenPictures(): void {
  const look = (image: EventTarget | null, isBroken: boolean) => {
    if (!(image instanceof HTMLImageElement)) return;
    image.style.visibility = isBroken && image.alt === '' ? 'hidden' : '';
  };
  document.addEventListener('error', ({ target }) => look(target, true), true);
  document.addEventListener('load', ({ target }) => look(target, false), true);
  // These failed before the scripts ran.
  for (const image of document.images)
    if (image.currentSrc && image.complete && image.naturalWidth === 0)
      // Some drawings have no width of their own.
      image.decode().catch(() => look(image, true));
}
