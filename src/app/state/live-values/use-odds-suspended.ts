import { useSnapshot } from 'valtio/react';
import type { Query } from '../../../http/query.ts';
import { useStores } from '../context.ts';
import { useValue } from '../use-value.ts';
import { areOddsSuspended } from './odds-suspended.ts';
import { useNow } from './use-now.ts';

const CHECK_MS = 15_000;

/** Whether this query's prices are suspended, updated over time. */
export function useOddsSuspended(query: Query<unknown>): boolean {
  const { answers, network } = useStores();
  const { online } = useSnapshot(network);
  const now = useNow(CHECK_MS);
  return useValue(answers, ({ entries }) => areOddsSuspended(entries[query.key], { now, online }));
}
