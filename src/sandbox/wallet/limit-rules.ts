/** A limit as it is kept: null for none; `pending` is a raise or removal that waits. */
export interface LimitState {
  readonly amount: number | null;
  readonly pending?: { readonly amount: number | null; readonly from: Date };
}

/** How long a raise or a removal waits, so that nobody decides it in the heat of play. */
export const RAISE_WAITS_HOURS = 72;
export const RAISE_WAITS_MS = RAISE_WAITS_HOURS * 3_600_000;

/** The limit at a moment: a raise whose time has come is in force. */
export function limitAt(state: LimitState, now: Date): LimitState {
  const { pending } = state;
  return pending !== undefined && pending.from <= now ? { amount: pending.amount } : state;
}

/**
 * The limit after the player asked for `wanted`: a stricter one is in force at once and takes back
 * a raise that waits, so does asking for the present amount; a laxer one waits. Asking for the same
 * raise again does not make it wait longer.
 */
export function limitAfter(state: LimitState, wanted: number | null, now: Date): LimitState {
  const { amount, pending } = limitAt(state, now);
  if (wanted === amount) return { amount };
  if (wanted !== null && (amount === null || wanted < amount)) return { amount: wanted };
  if (pending !== undefined && pending.amount === wanted) return { amount, pending };
  return { amount, pending: { amount: wanted, from: new Date(now.getTime() + RAISE_WAITS_MS) } };
}
