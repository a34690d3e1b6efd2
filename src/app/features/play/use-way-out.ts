import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { useStores } from '../../state/context.ts';
import type { Play } from './play.ts';
import type { PlayState } from './play-session.ts';

/** Whoever leaves the page by a link or by the browser's back ends the session first; a round that runs is waited for. */
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
