import { siteAnswers } from './site-answers.ts';

const RELOADED_AT = 'chunk-reload-at';
/** Storage key for the overlay that was requested before the reload. */
export const ASKED = 'chunk-reload-asked';
/** A second reload within this time would not help. */
export const RELOAD_AGAIN_MS = 10_000;
/** If the page is still here after this time, it was restored or the navigation was a download. */
export const LEAVES_WITHIN_MS = 10_000;

export interface PageFacts {
  /** Without a server a reload would lose the page. */
  siteAnswers: boolean;
  /** The visitor is busy, perhaps with a payment: never reload automatically. */
  isOccupied: boolean;
  /** Time of the last navigation to another document, ms; 0 for never. */
  leftAt: number;
  /** Time of the last recovery reload, ms; undefined if it cannot be stored. */
  reloadedAt: number | undefined;
  now: number;
}

/** Decides what to do when a file of this build is gone: reload once, or show the error. */
function decideRecovery(facts: PageFacts): 'reload' | 'show-error' {
  const { isOccupied, leftAt, reloadedAt, now } = facts;
  // Firefox fails imports of a page that is being left; a reload would cancel the navigation.
  if (now - leftAt < LEAVES_WITHIN_MS) return 'show-error';
  if (!facts.siteAnswers || isOccupied || reloadedAt === undefined) return 'show-error';
  return now - reloadedAt < RELOAD_AGAIN_MS ? 'show-error' : 'reload';
}

/**
 * Recovers from chunks that a deploy removed (PWA-6). Call it once, before the first lazy import. The import still
 * rejects: callers show the error or go on without the chunk until the page reloads.
 * @param isOccupied called right before a reload
 * @param asked the overlay that a press requested; presses until the reload count
 */
export function recoverFromMissingChunks(
  isOccupied: () => boolean,
  asked: () => string | undefined,
): void {
  let recovering = false;
  let leftAt = 0;
  addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  addEventListener('pageshow', () => {
    leftAt = 0;
  });
  addEventListener('vite:preloadError', async () => {
    // One reload covers all imports that fail for a missing file.
    if (recovering) return;
    recovering = true;
    recovering = await recover(isOccupied, () => leftAt);
  });
  addEventListener('pagehide', () => {
    if (recovering) sessionStorage.setItem(ASKED, asked() ?? '');
  });
}

/** @returns whether the page will reload */
async function recover(isOccupied: () => boolean, leftAt: () => number): Promise<boolean> {
  const answers = await siteAnswers();
  const now = Date.now();
  const facts = {
    siteAnswers: answers,
    isOccupied: isOccupied(),
    leftAt: leftAt(),
    reloadedAt: lastReload(),
    now,
  };
  if (decideRecovery(facts) === 'show-error' || !rememberReload(now)) return false;
  location.reload();
  return true;
}

function lastReload(): number | undefined {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  } catch {
    return undefined;
  }
}

/** @returns whether it was stored; without that it could reload endlessly */
function rememberReload(now: number): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}
