import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useBreak } from '../../features/break/use-break.ts';
import { useApp } from '../../state/context.ts';
import { useLater } from '../../state/use-later.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import './players-home.css';

const loadGames = () => import('./home-games.tsx').then((m) => m.HomeGames);

/**
 * The player's own games above the content of home. Their space is reserved from first paint (widgets.css). Loaded
 * after the page, because the size budget of home's own code excludes what only players see.
 */
export function PlayersHome() {
  const { stores, config } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const { pathname } = useLocation();
  const isWanted = signedIn && pathname === '/' && config.routes.games !== undefined;
  const isAway = useBreak() !== undefined;
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    if (!isWanted || isAway) return;
    const element = document.createElement('div');
    element.className = 'players-home';
    document.getElementById('content')?.prepend(element);
    setPlace(element);
    return () => {
      element.remove();
      setPlace(undefined);
    };
  }, [isWanted, isAway]);
  const Games = useLater(place, loadGames);
  return place && Games && createPortal(<Games />, place);
}
