import { useEffect, useState } from 'react';
import type { FullScreen } from './play-bar.tsx';

/**
 * Full screen of the document; undefined where the device does not support it (iPhones). Not of one element, which
 * would cover the notices and the chat. Orientation is up to the game: its frame may lock it.
 */
export function useFullScreen(): FullScreen | undefined {
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
      const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}
