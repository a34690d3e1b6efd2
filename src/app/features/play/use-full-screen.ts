import { type RefObject, useEffect, useState } from 'react';
import type { FullScreen } from './play-bar.tsx';

/**
 * Full screen for a part of the page; undefined where the device does not support it (iPhones). Orientation is up to
 * the game: its frame may lock it.
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
      // A refusal is harmless: the game continues as it is.
      const change = on ? document.exitFullscreen() : part.current?.requestFullscreen();
      change?.catch(() => undefined);
    },
  };
}
