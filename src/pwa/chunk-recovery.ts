const RELOADED_AT = 'chunk-reload-at';
/** A second failure within this time is not cured by a second reload. */
export const RELOAD_AGAIN_MS = 10_000;

export interface PageFacts {
  online: boolean;
  /** A bet, deposit or withdrawal is on its way: its page must not go. */
  moneyInFlight: boolean;
  /** When this tab last reloaded for this reason, ms; undefined when that cannot be remembered. */
  reloadedAt: number | undefined;
  now: number;
}

/**
 * What to do when a file of this build is gone: reload once, or let the error reach the router's
 * error boundary, which shows the offline view or a button.
 */
export function decideRecovery(facts: PageFacts): 'reload' | 'show-error' {
  if (!facts.online || facts.moneyInFlight || facts.reloadedAt === undefined) return 'show-error';
  return facts.now - facts.reloadedAt < RELOAD_AGAIN_MS ? 'show-error' : 'reload';
}

/**
 * Recovers from chunks that a deploy removed (PWA-6). Call it once, before the first lazy import.
 * @param isMoneyInFlight asked at the moment of the failure
 */
export function recoverFromMissingChunks(isMoneyInFlight: () => boolean): void {
  let reloading = false;
  addEventListener('vite:preloadError', (event) => {
    // One missing file fails every import that needs it: the siblings are covered by the same reload.
    if (!reloading) {
      const now = Date.now();
      const reloadedAt = lastReload();
      const facts = { online: navigator.onLine, moneyInFlight: isMoneyInFlight(), reloadedAt, now };
      if (decideRecovery(facts) === 'show-error' || !rememberReload(now)) return;
      reloading = true;
      location.reload();
    }
    event.preventDefault();
  });
}

function lastReload(): number | undefined {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  } catch {
    return undefined;
  }
}

/** @returns whether it is remembered: without that a reload could repeat for ever */
function rememberReload(now: number): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}
