import { useLocation } from 'react-router-dom';
import { useApp } from '../context.ts';
import { useHydratedValue } from './use-hydrated.ts';

/**
 * Path, query and fragment of the current page, without language prefix. During hydration it is the address that the
 * server rendered, which has no fragment and only the parameters that the page reads.
 */
export function useAddress(): string {
  const { writtenSearch = '' } = useApp();
  const { pathname, search, hash } = useLocation();
  return pathname + useHydratedValue(search + hash, writtenSearch);
}
