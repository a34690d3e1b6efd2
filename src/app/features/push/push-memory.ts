import type { PushState } from '../../state/push.ts';

/** How long "not now" lasts, in ms. */
export const COOL_DOWN_MS = 30 * 86_400_000;

const STORAGE_KEY = 'push';

/** What this browser stores about the question and its response. Nothing in it identifies the player. */
export interface PushMemory {
  /** Time of the last "not now", ms since 1970; 0 for none. */
  declinedAt: number;
  /** Refused for good. */
  never: boolean;
  /** The operator's id of this device, while it has one. */
  device?: string;
  /** Mark of the player who consented here, from src/lib/owner-mark.ts. */
  owner?: string;
  /** The operator does not yet know that the channel is allowed. */
  isUntold?: true;
  /** Topics that another service may send to this device (indigitall.ts). */
  topics?: readonly string[];
}

/** Parses the stored text; invalid input counts as empty. */
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

/** Storage may be blocked; then it lasts for this visit only, and the question returns. */
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

/** Whether to ask unprompted: not after "never", nor within 30 days of "not now" (PWA-5). */
const mayAskAgain = ({ declinedAt, never }: PushMemory, now: number): boolean =>
  !never && (declinedAt === 0 || now - declinedAt >= COOL_DOWN_MS);

/** Stops asking the player for 30 days, or for good. */
export function declinePush(forGood: boolean): void {
  const memory = recallPush();
  rememberPush({ ...memory, ...(forGood ? { never: true } : { declinedAt: Date.now() }) });
}

/**
 * Whether to ask a player unprompted: only where the browser would accept a yes, and not after a refusal (F44). The
 * notification settings explain what the browser forbids.
 */
export const mayAsk = (state: PushState, memory: PushMemory, now: number): boolean =>
  state.kind === 'off' && mayAskAgain(memory, now);
