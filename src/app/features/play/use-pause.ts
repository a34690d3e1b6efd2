import { type RefObject, useEffect, useRef } from 'react';
import type { GameCommand } from '../../../operator/frame-messages.ts';
import type { GuestFrameHandle } from '../../ui/guest-frame/guest-frame.tsx';

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
