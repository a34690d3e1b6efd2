import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loginPath } from '../../config/derived-paths.ts';
import { useApp } from '../state/context.ts';
import { useAddress } from '../state/live-values/use-address.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { buttonClass } from '../ui/button.tsx';
import { isPlainClick } from '../ui/plain-links/is-plain-click.ts';

interface LoginOrProps {
  /** Whether `children` require a player. */
  needed: boolean;
  /** Label of the action that requires the log-in. */
  label: string;
  /** Called when a visitor is asked to log in, to keep their intent until then. */
  onAsk?: () => void;
  children: ReactNode;
}

/**
 * Renders the action. If it requires a player, a visitor is asked to log in first and stays on the page (HDR-8); on a
 * site without log-in nobody can (CFG-3).
 */
export function LoginOr({ needed, label, onAsk, children }: LoginOrProps) {
  const { config, player, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const login = loginPath(config.routes, useAddress());
  if (!needed || signedIn) return children;
  if (login === undefined) return null;
  const ask = (event: MouseEvent) => {
    // Opened in a new tab, it is a link to the login page.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onAsk?.();
    player.session.requestLogin();
  };
  return (
    <Link to={login} className={buttonClass('primary', 'login-or')} onClick={ask}>
      {label}
    </Link>
  );
}
