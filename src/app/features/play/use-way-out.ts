import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { useStores } from '../../state/context.ts';
import type { Play } from './play.ts';
import type { PlayState } from './play-session.ts';

/** Ends the session before the player leaves by a link or the back button, and waits for a running round. */
export function useWayOut(play: Play, state: PlayState): void {
  const { signedIn } = useSnapshot(useStores().session);
  const playing = 'table' in state && signedIn;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      playing && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void play.end().then(blocker.proceed);
  }, [blocker, play]);
}
