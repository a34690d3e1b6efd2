import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../state/context.ts';
import { useHydrated } from './use-hydrated.ts';

/** Travels with the page's answers: what of the address's query the server wrote the page for (known-search.ts). */
export const WRITTEN_SEARCH = 'search';

/** The address's query; while the server's markup is taken over, the one that it was written for. */
export function useSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const written = useStores().answers.entries[WRITTEN_SEARCH]?.value as string | undefined;
  const before = useMemo(() => new URLSearchParams(written), [written]);
  return useHydrated() ? search : before;
}
