import { subscribeKey } from 'valtio/vanilla/utils';
import type { Stores } from '../state/stores.ts';

/**
 * Empties the place of a decorative picture that fails to load, in place of the browser's broken-image icon; other
 * pictures show their alternative text. Browsers never retry, so failed pictures are reloaded once the site is
 * reachable again.
 */
export function hideBrokenPictures(network: Stores['network']): void {
  const look = (image: EventTarget | null, isBroken: boolean) => {
    if (!(image instanceof HTMLImageElement)) return;
    image.style.visibility = isBroken && image.alt === '' ? 'hidden' : '';
  };
  document.addEventListener('error', ({ target }) => look(target, true), true);
  document.addEventListener('load', ({ target }) => look(target, false), true);
  // These failed before the scripts ran.
  for (const image of failedPictures()) {
    // Some drawings have no width of their own.
    image.decode().catch(() => look(image, true));
  }
  subscribeKey(network, 'online', (online) => {
    if (!online) return;
    for (const image of failedPictures())
      image.setAttribute('src', image.getAttribute('src') ?? '');
  });
}

const failedPictures = (): HTMLImageElement[] =>
  [...document.images].filter(
    ({ currentSrc, complete, naturalWidth }) => currentSrc && complete && naturalWidth === 0,
  );
