/** How long "not now" counts. */
export const COOL_DOWN_MS = 30 * 86_400_000;

/** `prompt`: the browser can install; `ios-steps`: the visitor does it by hand, with the Share menu. */
export type InstallOffer = 'none' | 'prompt' | 'ios-steps';

/** What is remembered between visits. */
export interface InstallMemory {
  /** Pages opened on this browser, as far as it matters. */
  pages: number;
  /** Time of the last "not now", ms since 1970; 0 for never. */
  declinedAt: number;
  /** Refused for good, or installed. */
  never: boolean;
}

export interface InstallFacts {
  memory: InstallMemory;
  /** The browser handed us its prompt, not yet used. */
  promptable: boolean;
  ios: boolean;
  standalone: boolean;
  now: number;
}

/** Never on the first page, in the installed app, after a refusal or within the cool-down. */
export function decideOffer(facts: InstallFacts): InstallOffer {
  const { memory, now } = facts;
  const tired = memory.declinedAt > 0 && now - memory.declinedAt < COOL_DOWN_MS;
  if (facts.standalone || memory.never || tired || memory.pages < 2) return 'none';
  if (facts.promptable) return 'prompt';
  return facts.ios ? 'ios-steps' : 'none';
}

/** Reads what an earlier visit stored; anything unexpected counts as nothing. */
export function parseInstallMemory(text: string | null): InstallMemory {
  const empty = { pages: 0, declinedAt: 0, never: false };
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return empty;
    const { pages, declinedAt, never } = { ...empty, ...stored };
    return {
      pages: Number.isFinite(pages) ? pages : 0,
      declinedAt: Number.isFinite(declinedAt) ? declinedAt : 0,
      never: never === true,
    };
  } catch {
    return empty;
  }
}

/** iPhones, iPads, and iPads that call themselves a Mac: the systems without an install prompt. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
