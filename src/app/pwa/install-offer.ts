/** Cool-down after "not now". */
export const COOL_DOWN_MS = 30 * 86_400_000;
/** Gap that starts a new visit, as usual in analytics. */
export const VISIT_GAP_MS = 30 * 60_000;

/** `prompt`: the browser installs; `ios-steps`: by hand, with the Share menu. */
export type InstallWay = 'none' | 'prompt' | 'ios-steps';

/** State between visits. Times in epoch ms, 0 for never. */
export interface InstallMemory {
  /** Number of visits; it stops counting at 2. */
  visits: number;
  /** Time of the last page view. */
  seenAt: number;
  /** Time of the last "not now". */
  declinedAt: number;
  /** "Never", or installed. */
  never: boolean;
}

/** How to install on this device; `none` if installed. */
export function wayToInstall(device: {
  /** The browser's install prompt is available. */
  promptable: boolean;
  ios: boolean;
  standalone: boolean;
}): InstallWay {
  if (device.standalone) return 'none';
  if (device.promptable) return 'prompt';
  return device.ios ? 'ios-steps' : 'none';
}

/** The state after a page view. */
export function afterPage(memory: InstallMemory, now: number): InstallMemory {
  const isNewVisit = now - memory.seenAt > VISIT_GAP_MS;
  return {
    ...memory,
    visits: isNewVisit ? Math.min(memory.visits + 1, 2) : memory.visits,
    seenAt: now,
  };
}

/**
 * Whether to invite now: from the second page of the second visit, not after "never" or within the cool-down.
 * @param pages views since this tab loaded
 */
export function isTimeToInvite(memory: InstallMemory, pages: number, now: number): boolean {
  const tired = memory.declinedAt > 0 && now - memory.declinedAt < COOL_DOWN_MS;
  return !memory.never && !tired && memory.visits >= 2 && pages >= 2;
}

/** Parses stored state; anything invalid counts as empty. */
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
