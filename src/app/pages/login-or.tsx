import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { loginPath } from '../../config/login-path.ts';
import { useApp } from '../state/context.ts';
import { buttonClass } from '../ui/button.tsx';
import { isPlainClick } from '../ui/plain-links/is-plain-click.ts';

interface LoginOrProps {
  /** Whether `children` require a player. */
  needed: boolean;
  /** What logging in is for. */
  label: string;
  /** The visitor is asked: what they wanted can be kept until they have logged in. */
  onAsk?: () => void;
  children: ReactNode;
}

/** The action; where it requires a player, a visitor is asked to log in first and stays on the page (HDR-8). */
export function LoginOr({ needed, label, onAsk, children }: LoginOrProps) {
  const { config, player, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const { pathname, search } = useLocation();
  const login = loginPath(config.routes, pathname + search);
  if (!needed || signedIn || login === undefined) return children;
  const ask = (event: MouseEvent) => {
    // To open it in another tab, it is the link to the login page.
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
