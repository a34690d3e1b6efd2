import { type RefObject, useEffect, useState } from 'react';
import type { FullScreen } from './play-bar.tsx';

/**
 * Full screen for a part of the page; undefined where the device has none (iPhones). How the screen is turned then is
 * the game's own affair: its frame may lock the orientation.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen | undefined {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  if (!document.fullscreenEnabled) return undefined;
  return {
    on,
    toggle() {
      // Refused is no fault: the game goes on as it is.
      const change = on ? document.exitFullscreen() : part.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}
