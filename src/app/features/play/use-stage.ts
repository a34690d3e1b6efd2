import { type RefObject, useEffect, useRef } from 'react';
import type { GameCommand } from '../../../operator/frame-messages.ts';
import { useStores } from '../../state/context.ts';
import { useOccupation } from '../../state/occupation/use-occupation.ts';
import { requestPart } from '../../state/screen-requests.ts';
import type { GuestFrameHandle } from '../../ui/guest-frame/guest-frame.tsx';

/** Gives a game the whole window: no footer, and no update offer during play (PWA-6). */
export function useStageParts(): void {
  const { screenRequests } = useStores();
  useOccupation('game');
  useEffect(() => requestPart(screenRequests, 'footer', false), [screenRequests]);
}

/** Pauses the game while something covers it. */
export function usePause(
  frame: RefObject<GuestFrameHandle<GameCommand> | null>,
  paused: boolean,
): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current === paused) return;
    told.current = paused;
    frame.current?.send({ channel: 'marquee-game', type: paused ? 'pause' : 'resume' });
  }, [frame, paused]);
}
