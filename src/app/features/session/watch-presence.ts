/** Minimum interval of activity messages to other tabs, in ms. */
const TELL_EVERY_MS = 5000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

interface PresenceOptions {
  /** The player was active. */
  onSign: () => void;
  /** The player was active, throttled for the other tabs. */
  onTell: () => void;
  /** The tab is visible again or was restored from the back/forward cache. */
  onWake: () => void;
  /** The page was restored from the back/forward cache. */
  onRestored: () => void;
}

/** Watches the player's activity in this tab. @returns a function that stops it */
export function watchPresence({ onSign, onTell, onWake, onRestored }: PresenceOptions): () => void {
  let told = Number.NEGATIVE_INFINITY;
  const sign = () => {
    onSign();
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    onTell();
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    onWake();
    sign();
  };
  const stop = new AbortController();
  const { signal } = stop;
  for (const name of SIGNS) {
    document.addEventListener(name, sign, { passive: true, capture: true, signal });
  }
  document.addEventListener('visibilitychange', wake, { signal });
  const show = ({ persisted }: PageTransitionEvent) => {
    wake();
    if (persisted && !signal.aborted) onRestored();
  };
  window.addEventListener('pageshow', show, { signal });
  return () => stop.abort();
}
