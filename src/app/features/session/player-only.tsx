import { Activity, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../../../config/derived-paths.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

interface PlayerOnlyProps {
  /** Shown on the server and until the session is known. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Content for players only (RTE-3, RTE-7). Redirects a visitor to log in and back; after a log-out here, to home. */
export function PlayerOnly({ waiting, children }: PlayerOnlyProps) {
  const { config, player, stores } = useApp();
  const { signedIn, restoring } = useSnapshot(stores.session);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wasPlayer = useRef(false);

  useEffect(() => {
    if (signedIn) wasPlayer.current = true;
    if (signedIn) return;
    let wanted = true;
    void player.session.settled().then(() => {
      const { signedIn: isPlayer, endedBy } = stores.session;
      if (!wanted || isPlayer) return;
      const left = wasPlayer.current && (endedBy === 'asked' || endedBy === 'elsewhere');
      const to = left ? '/' : loginPath(config.routes, pathname + search + hash);
      void navigate(to ?? '/', { replace: true });
    });
    return () => {
      wanted = false;
    };
  }, [signedIn, config, player, stores, navigate, pathname, search, hash]);

  if (!signedIn) return waiting;
  // Covered rather than unmounted, to keep the input.
  return (
    <>
      {restoring && waiting}
      <Activity mode={restoring ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
