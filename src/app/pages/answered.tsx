import type { ReactNode } from 'react';
import type { Query } from '../../http/query.ts';
import { useAnswer, useApp } from '../state/context.ts';
import { useHydrated } from '../state/live-values/use-hydrated.ts';
import { FailedState } from './failed-state.tsx';

interface AnsweredProps<T> {
  query: Query<T>;
  /** Stands there while there is no answer. */
  waiting: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * What a page shows of a query: its answer, the wait for it, or the failure with another try. A
 * failure of the server is not the browser's: the page comes waiting, and the browser asks itself.
 */
export function Answered<T>({ query, waiting, children }: AnsweredProps<T>) {
  const { queries } = useApp();
  const { value, failed } = useAnswer(query);
  const hydrated = useHydrated();
  if (value !== undefined) return children(value);
  if (failed && hydrated) return <FailedState onRetry={() => void queries.refresh(query)} />;
  return waiting;
}
