import { type ComponentType, useEffect, useState } from 'react';
import { CookieNotice } from '../features/cookie-notice/cookie-notice.tsx';
import { idle } from '../pwa/page-moments.ts';

/** A tap on the menu in the first moments is answered after this long at most, in ms. */
const LOAD_BY_MS = 1000;

/**
 * Everything that lies over the page. Only the cookie message may be there from the start; the others
 * come with their sheet once the page is interactive, and then show what was asked for meanwhile.
 */
export function Overlays() {
  const [Later, setLater] = useState<ComponentType>();
  useEffect(() => {
    idle(LOAD_BY_MS)
      .then(() => import('./later-overlays.tsx'))
      .then(({ LaterOverlays }) => setLater(() => LaterOverlays))
      .catch((error: unknown) => console.error('Overlays did not load', error));
  }, []);
  return (
    <>
      <CookieNotice />
      {Later && <Later />}
    </>
  );
}
