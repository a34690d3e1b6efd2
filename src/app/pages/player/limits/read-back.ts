import { type Limits, limitsQuery } from '../../../../operator/limits.ts';
import type { AppState } from '../../../state/context.ts';
import type { OpenWrite, Wish } from '../../../state/persist/saved-writes.ts';

const DAY_MS = 86_400_000;
/** The device's clock may be wrong by so much, in ms. */
const CLOCK_MS = 5 * 60_000;

/** A player's limits as the operator has them now; undefined when it does not say. */
export async function readBack(
  { player, stores }: Pick<AppState, 'player' | 'stores'>,
  accountCode: string,
): Promise<Limits | undefined> {
  const query = limitsQuery(accountCode);
  await player.queries.refreshAgain(query);
  if (stores.playerAnswers.failed[query.key] !== undefined) return undefined;
  return player.queries.peek(query);
}

/** Whether a limit or an exclusion that was asked for holds. */
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
