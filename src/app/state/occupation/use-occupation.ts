import { useEffect } from 'react';
import { useStores } from '../context.ts';
import { type Occupation, occupy } from '../occupations.ts';

/** While this is shown, the visitor is in the middle of something; of nothing when undefined. */
export function useOccupation(what: Occupation | undefined): void {
  const { occupations } = useStores();
  useEffect(() => (what ? occupy(occupations, what) : undefined), [occupations, what]);
}
