import type { Query } from '../../../http/query.ts';
import type { StoredAnswer } from '../answers.ts';
import { useStores } from '../context.ts';
import { useSnapshot } from '../use-snapshot.ts';
import { useValue } from '../use-value.ts';
import { useNow } from './use-time.ts';

/** Maximum age of prices, ms: the market has moved. */
export const ODDS_AGE_MS = 120_000;

/**
 * Whether prices may no longer be offered.
 * @param now the visitor's clock, epoch ms; undefined on the server
 */
export function areOddsSuspended(
  answer: Pick<StoredAnswer, 'at' | 'from'> | undefined,
  { now, online }: { now: number | undefined; online: boolean },
): boolean {
  if (!answer || !online || answer.from === 'saved') return true;
  return now !== undefined && now - answer.at > ODDS_AGE_MS;
}

const CHECK_MS = 15_000;

/** Whether this query's prices are suspended, updated over time. */
export function useOddsSuspended(query: Query<unknown>): boolean {
  const { answers, network } = useStores();
  const { online } = useSnapshot(network);
  const now = useNow(CHECK_MS);
  return useValue(answers, ({ entries }) => areOddsSuspended(entries[query.key], { now, online }));
}
