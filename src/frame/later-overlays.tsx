import './later-overlays.css';
import { useSnapshot } from 'valtio/react';
import { DialogHost } from '../features/dialogs/dialog-host.tsx';
import { InstallBar } from '../features/install/install-bar.tsx';
import { useStores } from '../state/context.ts';
import { isPartShown } from '../state/screen-requests.ts';
import { Burger } from './burger/burger.tsx';
import { LoaderOverlay } from './notices/loader-overlay.tsx';
import { OfflineLine } from './notices/offline-line.tsx';
import { UpdateBar } from './notices/update-bar.tsx';
import { Toaster } from './toaster/toaster.tsx';

/** The overlays of src/frame/overlays.tsx that load later; each is empty until it has something to say. */
export function LaterOverlays() {
  const { requests } = useSnapshot(useStores().screenRequests);
  const offers = isPartShown(requests, 'offers', true);
  return (
    <>
      <Burger />
      <div className="notices">
        <OfflineLine />
        {offers && <UpdateBar />}
        {offers && <InstallBar />}
        <Toaster />
      </div>
      <DialogHost />
      <LoaderOverlay />
    </>
  );
}
