import { type ComponentType, useEffect, useState } from 'react';
import { subscribeKey } from 'valtio/vanilla/utils';
import { CookieNotice } from '../features/consent/cookie-notice/cookie-notice.tsx';
import { idle, loaded } from '../pwa/page-moments.ts';
import { useStores } from '../state/context.ts';
import type { OverlayStore } from '../state/stores.ts';

/** After the page has loaded, in ms. */
const LOAD_BY_MS = 1000;
/** Until an overlay whose code did not come is tried again, in ms. */
const TRY_AGAIN_MS = 1000;

/**
 * Everything that lies over the page. Only the cookie message may be there from the start; the others
 * come with their sheet once the page has loaded, or at once when one is asked for.
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
          // A press is kept: what was asked for opens as soon as its code is there.
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

/** Resolves when any overlay is opened, the one that was open before included. */
function askedFor(overlay: OverlayStore): Promise<void> {
  if (overlay.open !== 'none') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeKey(overlay, 'open', () => {
      stop();
      resolve();
    });
  });
}
