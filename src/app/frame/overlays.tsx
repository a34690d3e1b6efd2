import { type ComponentType, useEffect, useState } from 'react';
import { subscribeKey } from 'valtio/vanilla/utils';
import { CookieNotice } from '../features/consent/cookie-notice/cookie-notice.tsx';
import { idle, loaded } from '../pwa/page-moments.ts';
import { useStores } from '../state/context.ts';
import type { OverlayStore } from '../state/stores.ts';

/** Delay after the load event, in ms. */
const LOAD_BY_MS = 1000;
/** Delay before retrying an overlay that failed to load, in ms. */
const TRY_AGAIN_MS = 1000;

/**
 * All overlays. Only the cookie message may be in the first view; others load with their styles after the page, or on
 * demand.
 */
export function Overlays() {
  const { overlay } = useStores();
  const [Later, setLater] = useState<ComponentType>();
  useEffect(() => {
    const load = (moment: Promise<unknown>): unknown =>
      moment
        .then(() => import('./later-overlays.tsx'))
        .then(({ LaterOverlays }) => setLater(() => LaterOverlays))
        .catch((error: unknown) => {
          console.error('Overlays did not load', error);
          // Keep a press: open the overlay as soon as its code has loaded.
          const pause = new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
          load(pause.then(() => askedFor(overlay)));
        });
    load(Promise.race([loaded().then(() => idle(LOAD_BY_MS)), askedFor(overlay)]));
  }, [overlay]);
  return (
    <>
      <CookieNotice />
      {Later && <Later />}
    </>
  );
}

/** Resolves when any overlay is or becomes open. */
function askedFor(overlay: OverlayStore): Promise<void> {
  if (overlay.open !== 'none') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeKey(overlay, 'open', () => {
      stop();
      resolve();
    });
  });
}
