import { useEffect } from 'react';
import { useStores } from '../context.ts';
import { type Occupation, occupy } from '../occupations.ts';

/** Marks the visitor as busy while mounted, unless undefined. */
export function useOccupation(what: Occupation | undefined): void {
  const { occupations } = useStores();
  useEffect(() => (what ? occupy(occupations, what) : undefined), [occupations, what]);
}
