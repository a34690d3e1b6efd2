import { CookieNotice } from '../features/cookie-notice/cookie-notice.tsx';
import { Burger } from './burger/burger.tsx';
import { LoaderOverlay } from './notices/loader-overlay.tsx';
import { OfflineLine } from './notices/offline-line.tsx';
import { UpdateBar } from './notices/update-bar.tsx';
import { Toaster } from './toaster/toaster.tsx';

/** Everything that lies over the page; each part is empty until it has something to say. */
export function Overlays() {
  return (
    <>
      <Burger />
      <CookieNotice />
      <div className="notices">
        <OfflineLine />
        <UpdateBar />
        <Toaster />
      </div>
      <LoaderOverlay />
    </>
  );
}
