import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import { CookieNotice } from '../features/consent/cookie-notice/cookie-notice.tsx';
import { idle, loaded, nextEvent } from '../pwa/page-moments.ts';
import { useStores } from '../state/context.ts';
import type { Stores } from '../state/stores.ts';

/** Delay after the load event, in ms. */
const LOAD_BY_MS = 1000;
/** Delay before retrying an overlay that failed to load, in ms. */
const TRY_AGAIN_MS = 1000;

/**
 * All overlays. Only the cookie message may be in the first view; others load with their styles after the page, or on
 * demand.
 */
export const Overlays = memo(function Overlays() {
  const stores = useStores();
  const [Later, setLater] = useState<ComponentType>();
  useEffect(() => {
    const load = (moment: Promise<unknown>): unknown =>
      moment
        .then(() => import('./later-overlays.tsx'))
        .then(({ LaterOverlays }) => startTransition(() => setLater(() => LaterOverlays)))
        .catch((error: unknown) => {
          console.error('Overlays did not load', error);
          const pause = new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
          load(Promise.all([pause, needed(stores)]));
        });
    load(Promise.race([loaded().then(() => idle(LOAD_BY_MS)), needed(stores)]));
  }, [stores]);
  return (
    <>
      <CookieNotice />
      {Later && <Later />}
    </>
  );
});

/** Resolves when an overlay is requested, a notification arrives, or the network may be back. */
function needed({ overlay, dialogs, toasts, network }: Stores): Promise<unknown> {
  // A press is kept until the code has loaded, and so is a queued dialog.
  if (overlay.open !== 'none' || dialogs.waiting.length > 0) return Promise.resolve();
  const changes = [overlay, dialogs, toasts, network].map(
    (store) =>
      new Promise<void>((resolve) => {
        const stop = subscribe(store, () => {
          stop();
          resolve();
        });
      }),
  );
  // The module that tracks the network may be the one that failed to load, so listen to the browser as well.
  return Promise.race([...changes, nextEvent(window, 'online')]);
}
