import './later-overlays.css';
import { useEffect, useRef } from 'react';
import { ChatHost } from '../features/chat/chat-host.tsx';
import { GameFacts } from '../features/games/facts/game-facts.tsx';
import { InstallBar } from '../features/install/install-bar.tsx';
import { takeAsked } from '../pwa/asked-before.ts';
import { useStores } from '../state/context.ts';
import { AskedOverlay } from './asked-overlay.tsx';
import { Burger } from './burger/burger.tsx';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { BreakLine } from './notices/break-line.tsx';
import { LanguageLine } from './notices/language-line.tsx';
import { LoaderOverlay } from './notices/loader-overlay.tsx';
import { NavigationLine } from './notices/navigation-line.tsx';
import { OfflineLine } from './notices/offline-line.tsx';
import { UpdateBar } from './notices/update-bar.tsx';
import { useClearFocus } from './notices/use-clear-focus.ts';
import { PlayersHome } from './players-home/players-home.tsx';
import { Toaster } from './toaster/toaster.tsx';

const loadInstallSteps = () => import('../features/install/ios-steps.tsx').then((m) => m.IosSteps);
const loadCookieSettings = () =>
  import('../features/consent/cookie-settings.tsx').then((m) => m.CookieSettings);

/** Overlays that src/app/frame/overlays.tsx loads later; each is empty until needed. */
export function LaterOverlays() {
  const { overlay } = useStores();
  const notices = useRef<HTMLDivElement>(null);
  useClearFocus(notices);
  useEffect(() => {
    // The menu was pressed while the previous page recovered by a reload.
    if (takeAsked() === 'burger') overlay.open = 'burger';
  }, [overlay]);
  return (
    <>
      <Burger />
      <div className="notices" ref={notices}>
        <BreakLine />
        <OfflineLine />
        <UpdateBar />
        <LanguageLine />
        <InstallBar />
        <Toaster />
      </div>
      <ChatHost />
      <AskedOverlay name="install" messages="install" load={loadInstallSteps} />
      <AskedOverlay name="cookies" messages="consent" load={loadCookieSettings} />
      <GameFacts />
      <PlayersHome />
      <DialogHost />
      <LoaderOverlay />
      <NavigationLine />
    </>
  );
}
