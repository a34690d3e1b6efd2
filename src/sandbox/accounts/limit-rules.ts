/** A stored limit; null for none. `pending` is a raise or removal that is waiting. */
export interface LimitState {
  readonly amount: number | null;
  readonly pending?: { readonly amount: number | null; readonly from: Date };
}

/** Delay of a raise or removal, ms, to prevent decisions in the heat of play. */
export const RAISE_WAITS_HOURS = 72;
export const RAISE_WAITS_MS = RAISE_WAITS_HOURS * 3_600_000;

/** Returns the limit at a moment. A raise whose time has come is in force. */
export function limitAt(state: LimitState, now: Date): LimitState {
  const { pending } = state;
  return pending !== undefined && pending.from <= now ? { amount: pending.amount } : state;
}

/**
 * Returns the limit after the player requested `wanted`. A stricter limit is in force at once and cancels a pending
 * raise, as does a request for the current amount; a laxer one waits. Repeating the same raise does not prolong the
 * wait.
 */
export function limitAfter(state: LimitState, wanted: number | null, now: Date): LimitState {
  const { amount, pending } = limitAt(state, now);
  if (wanted === amount) return { amount };
  if (wanted !== null && (amount === null || wanted < amount)) return { amount: wanted };
  if (pending !== undefined && pending.amount === wanted) return { amount, pending };
  return { amount, pending: { amount: wanted, from: new Date(now.getTime() + RAISE_WAITS_MS) } };
}
