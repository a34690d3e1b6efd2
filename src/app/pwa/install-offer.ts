/** How long "not now" counts. */
export const COOL_DOWN_MS = 30 * 86_400_000;
/** Who comes back after this long is on another visit; analytics' usual figure. */
export const VISIT_GAP_MS = 30 * 60_000;

/** `prompt`: the browser can install; `ios-steps`: the visitor does it by hand, with the Share menu. */
export type InstallWay = 'none' | 'prompt' | 'ios-steps';

/** What is remembered between visits. Times in ms since 1970, 0 for never. */
export interface InstallMemory {
  /** Visits on this browser, as far as it matters. */
  visits: number;
  /** When a page was last shown. */
  seenAt: number;
  /** When the visitor last said "not now". */
  declinedAt: number;
  /** Refused for good, or installed. */
  never: boolean;
}

/** How the site gets onto this device: not at all where it is installed already. */
export function wayToInstall(device: {
  /** The browser handed us its prompt, not yet used. */
  promptable: boolean;
  ios: boolean;
  standalone: boolean;
}): InstallWay {
  if (device.standalone) return 'none';
  if (device.promptable) return 'prompt';
  return device.ios ? 'ios-steps' : 'none';
}

/** What is remembered once a page has been shown. */
export function afterPage(memory: InstallMemory, now: number): InstallMemory {
  const isNewVisit = now - memory.seenAt > VISIT_GAP_MS;
  return {
    ...memory,
    visits: isNewVisit ? Math.min(memory.visits + 1, 2) : memory.visits,
    seenAt: now,
  };
}

/**
 * Whether this is a moment to invite: on a second visit, not on its first page, not after a refusal for good or within
 * the cool-down.
 * @param pages shown since this tab was loaded
 */
export function isTimeToInvite(memory: InstallMemory, pages: number, now: number): boolean {
  const tired = memory.declinedAt > 0 && now - memory.declinedAt < COOL_DOWN_MS;
  return !memory.never && !tired && memory.visits >= 2 && pages >= 2;
}

/** Reads what an earlier visit stored; anything unexpected counts as nothing. */
export function parseInstallMemory(text: string | null): InstallMemory {
  const empty = { visits: 0, seenAt: 0, declinedAt: 0, never: false };
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return empty;
    const { visits, seenAt, declinedAt, never } = { ...empty, ...stored };
    return {
      visits: Number.isFinite(visits) ? visits : 0,
      seenAt: Number.isFinite(seenAt) ? seenAt : 0,
      declinedAt: Number.isFinite(declinedAt) ? declinedAt : 0,
      never: never === true,
    };
  } catch {
    return empty;
  }
}
