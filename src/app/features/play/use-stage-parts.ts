import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';
import { useOccupation } from '../../state/occupation/use-occupation.ts';
import { requestPart } from '../../state/screen-requests.ts';

/** Gives a game the whole window: no footer, and no update offer during play (PWA-6). */
export function useStageParts(): void {
  const { screenRequests } = useStores();
  useOccupation('game');
  useEffect(() => requestPart(screenRequests, 'footer', false), [screenRequests]);
}
