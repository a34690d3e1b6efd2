import { siteAnswers } from './site-answers.ts';

const RELOADED_AT = 'chunk-reload-at';
/** Where a page that recovers leaves the name of the overlay that was asked for. */
export const ASKED = 'chunk-reload-asked';
/** A second failure within this time is not cured by a second reload. */
export const RELOAD_AGAIN_MS = 10_000;
/** A page that was about to go this long ago is still here: it was kept, or what came was a download. */
export const LEAVES_WITHIN_MS = 10_000;

export interface PageFacts {
  /** A reload without a server would lose the page, too. */
  siteAnswers: boolean;
  /** The visitor is in the middle of something, a payment perhaps: the page must not go by itself. */
  isOccupied: boolean;
  /** When the visitor last set out for another document, ms; 0 for never. */
  leftAt: number;
  /** When this tab last reloaded for this reason, ms; undefined when that cannot be remembered. */
  reloadedAt: number | undefined;
  now: number;
}

/** What to do when a file of this build is gone: reload once, or leave it at the error. */
export function decideRecovery(facts: PageFacts): 'reload' | 'show-error' {
  const { isOccupied, leftAt, reloadedAt, now } = facts;
  // Firefox fails the imports of a page that is being left: a reload would keep the visitor on it.
  if (now - leftAt < LEAVES_WITHIN_MS) return 'show-error';
  if (!facts.siteAnswers || isOccupied || reloadedAt === undefined) return 'show-error';
  return now - reloadedAt < RELOAD_AGAIN_MS ? 'show-error' : 'reload';
}

/**
 * Recovers from chunks that a deploy removed (PWA-6). Call it once, before the first lazy import. The
 * import rejects in any case: whoever asked shows the error, or goes without, until the page is gone.
 * @param isOccupied asked at the moment of the reload
 * @param asked the overlay that a press has asked for; a press that comes until the page is gone counts
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
    // One missing file fails every import that needs it: the siblings are covered by the same reload.
    if (recovering) return;
    recovering = true;
    recovering = await recover(isOccupied, () => leftAt);
  });
  addEventListener('pagehide', () => {
    if (recovering) sessionStorage.setItem(ASKED, asked() ?? '');
  });
}

/** @returns whether the page is about to go */
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

/** @returns whether it is remembered: without that a reload could repeat for ever */
function rememberReload(now: number): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}
