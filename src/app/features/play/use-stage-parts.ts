import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';
import { useOccupation } from '../../state/occupation/use-occupation.ts';
import { requestPart } from '../../state/screen-requests.ts';

/** A game has the window to itself: no footer, and no offer of a new version in the middle of it (PWA-6). */
export function useStageParts(): void {
  const { screenRequests } = useStores();
  useOccupation('game');
  useEffect(() => requestPart(screenRequests, 'footer', false), [screenRequests]);
}
