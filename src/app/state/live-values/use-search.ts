import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../context.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The address's query. While React takes the server's markup over it is the one the server wrote the page for: during a
 * rush of made-up queries many addresses share one page (steps/pages.ts).
 */
export function useSearch(): URLSearchParams {
  const { writtenSearch } = useApp();
  const { search } = useLocation();
  const shown = useHydrated() ? search : writtenSearch;
  return useMemo(() => new URLSearchParams(shown), [shown]);
}
