import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../context.ts';
import { useHydratedValue } from './use-hydrated.ts';

/**
 * The URL's query. During hydration it is the one that the server rendered: under load many made-up queries share one
 * page (steps/pages.ts).
 */
export function useSearch(): URLSearchParams {
  const { writtenSearch = '' } = useApp();
  const { search } = useLocation();
  const shown = useHydratedValue(search, writtenSearch);
  return useMemo(() => new URLSearchParams(shown), [shown]);
}
