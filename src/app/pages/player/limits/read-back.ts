import { type Limits, limitsQuery } from '../../../../operator/limits.ts';
import type { AppState } from '../../../state/context.ts';
import type { OpenWrite, Wish } from '../../../state/persist/saved-writes.ts';

const DAY_MS = 86_400_000;
/** Tolerance for a wrong device clock, in ms. */
const CLOCK_MS = 5 * 60_000;

/** Reads the player's current limits from the operator; undefined without a response. */
export async function readBack(
  { player, stores }: Pick<AppState, 'player' | 'stores'>,
  accountCode: string,
): Promise<Limits | undefined> {
  const query = limitsQuery(accountCode);
  await player.queries.refreshAgain(query);
  if (stores.playerAnswers.failed[query.key] !== undefined) return undefined;
  return player.queries.peek(query);
}

/** Tells whether a requested limit or exclusion is in effect. */
export function isFulfilled({ wish, at }: OpenWrite, limits: Limits): boolean {
  if (wish.kind === 'limit') return isLimitAsWanted(wish, limits);
  return wish.kind === 'exclusion' && isCovered(wish.exclusion, at, limits);
}

function isLimitAsWanted(
  { limit: { kind, period }, amount }: Extract<Wish, { kind: 'limit' }>,
  { limits }: Limits,
): boolean {
  const limit = limits.find((one) => one.kind === kind && one.period === period);
  return (limit?.pending ?? limit)?.amount === amount;
}

function isCovered(
  { kind, days }: Extract<Wish, { kind: 'exclusion' }>['exclusion'],
  at: number,
  { exclusion }: Limits,
): boolean {
  if (!exclusion || (kind === 'self-exclusion' && exclusion.kind !== kind)) return false;
  if (exclusion.until === undefined) return true;
  return days > 0 && Date.parse(exclusion.until) >= at + days * DAY_MS - CLOCK_MS;
}
