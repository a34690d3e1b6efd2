/**
 * The first paint of a first visit waits for the brand's faces until this time of the visit, in ms. On a network where
 * nothing has come by then it does not wait at all (docs/decisions/0005).
 */
const FACES_BY_MS = 1000;

/** Lays out nothing until the preloaded faces have arrived: one that is late for the first layout is not used at all. */
export function awaitFaces({ dataset }: HTMLElement): void {
  const left = FACES_BY_MS - performance.now();
  const show = () => delete dataset['faces'];
  let missing = 0;
  const arrive = () => --missing || show();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]'))
    if (left > 0 && !performance.getEntriesByName(link.href)[0]) {
      missing++;
      link.onload = link.onerror = arrive;
      dataset['faces'] = '';
    }
  setTimeout(show, left);
}
