import type { ReactNode } from 'react';
import type { Query } from '../../http/query.ts';
import { useAnswer, useApp } from '../state/context.ts';
import { useHydrated } from '../state/live-values/use-hydrated.ts';
import { FailedState } from './failed-state.tsx';

interface AnsweredProps<T> {
  query: Query<T>;
  /** Shown while the query loads. */
  waiting: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Renders a query: its answer, the loading state, or the failure with a retry button. A failure on the server renders
 * as loading, and the browser reads it again.
 */
export function Answered<T>({ query, waiting, children }: AnsweredProps<T>) {
  const { queries } = useApp();
  const { value, failed } = useAnswer(query);
  const hydrated = useHydrated();
  if (value !== undefined) return children(value);
  if (failed && hydrated) return <FailedState onRetry={() => queries.refresh(query)} />;
  return waiting;
}
