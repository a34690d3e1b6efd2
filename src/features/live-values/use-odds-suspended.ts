import { useSnapshot } from 'valtio/react';
import type { Query } from '../../http/query.ts';
import { useStores } from '../../state/context.ts';
import { areOddsSuspended } from './odds-suspended.ts';
import { useNow } from './use-now.ts';

const CHECK_MS = 15_000;

/** Whether this query's prices are to be shown as suspended, now and as time goes by. */
export function useOddsSuspended(query: Query<unknown>): boolean {
  const { answers, network } = useStores();
  const answer = useSnapshot(answers).entries[query.key];
  const { online } = useSnapshot(network);
  const now = useNow(CHECK_MS);
  return areOddsSuspended(answer, { now, online });
}
