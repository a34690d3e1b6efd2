/** Other tabs hear of the player at most so often, in ms. */
const TELL_EVERY_MS = 5000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

export interface PresenceOptions {
  /** The player did something. */
  onSign: () => void;
  /** The same, for the other tabs: not every time. */
  onTell: () => void;
  /** The tab woke: it is seen again, or came out of the back/forward cache. */
  onWake: () => void;
}

/** Watches for signs of the player in this tab. @returns stops it */
export function watchPresence({ onSign, onTell, onWake }: PresenceOptions): () => void {
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
  window.addEventListener('pageshow', wake, { signal });
  return () => stop.abort();
}
