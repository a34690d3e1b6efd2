/** How long "not now" counts, in ms. */
export const COOL_DOWN_MS = 30 * 86_400_000;

const STORAGE_KEY = 'push';

/** What this browser remembers of the question and its answer. Nothing in it tells who the player is. */
export interface PushMemory {
  /** Time of the last "not now", ms since 1970; 0 for none. */
  declinedAt: number;
  /** Refused for good. */
  never: boolean;
  /** The operator's id of this device, while it has one. */
  device?: string;
  /** Who said yes here, as `ownerMark` writes it. */
  owner?: string;
  /** The operator has not heard yet that it may use the channel. */
  isUntold?: true;
  /** What another service may send to this device (indigitall.ts). */
  topics?: readonly string[];
}

/** Reads what was stored; anything unexpected counts as nothing. */
export function parsePushMemory(text: string | null): PushMemory {
  const empty = { declinedAt: 0, never: false };
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return empty;
    const { declinedAt, never, device, owner, isUntold, topics } = stored as Record<
      keyof PushMemory,
      unknown
    >;
    return {
      declinedAt: typeof declinedAt === 'number' && Number.isFinite(declinedAt) ? declinedAt : 0,
      never: never === true,
      ...(typeof device === 'string' && { device }),
      ...(typeof owner === 'string' && { owner }),
      ...(isUntold === true && { isUntold }),
      ...(Array.isArray(topics) && { topics: topics.filter((code) => typeof code === 'string') }),
    };
  } catch {
    return empty;
  }
}

/** Storage may refuse; then there is only this visit, and the question comes again. */
export function recallPush(): PushMemory {
  try {
    return parsePushMemory(localStorage.getItem(STORAGE_KEY));
  } catch {
    return parsePushMemory(null);
  }
}

export function rememberPush(memory: PushMemory): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    return;
  }
}

/** Whether the question may be put unasked: not after "never", nor within 30 days of "not now" (PWA-5). */
export const mayAskAgain = ({ declinedAt, never }: PushMemory, now: number): boolean =>
  !never && (declinedAt === 0 || now - declinedAt >= COOL_DOWN_MS);

/**
 * Who said yes on this device, to tell one player of a shared browser from another without the account's
 * code: a salted SHA-256.
 * @param salt of an earlier mark, to compare with it; a new one when absent
 */
export async function ownerMark(
  accountCode: string,
  salt: string = crypto.randomUUID(),
): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${accountCode}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${salt}.${btoa(String.fromCharCode(...digest))}`;
}

/** Whether a mark is this player's. */
export async function isOwner(mark: string | undefined, accountCode: string): Promise<boolean> {
  const [salt] = mark?.split('.') ?? [];
  return salt !== undefined && mark === (await ownerMark(accountCode, salt));
}
