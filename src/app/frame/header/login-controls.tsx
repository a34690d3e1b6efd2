import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { loginPath, returnTo } from '../../../config/derived-paths.ts';
import { isSamePath } from '../../../lib/site-paths.ts';
import { hasLoginPanel } from '../../features/session/has-login-panel.ts';
import { useText } from '../../i18n/text.ts';
import { forgetIntent } from '../../state/after-login.ts';
import { useApp } from '../../state/context.ts';
import { useAddress } from '../../state/live-values/use-address.ts';
import { useLater } from '../../state/use-later.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { buttonClass } from '../../ui/button.tsx';
import { isPlainClick } from '../../ui/plain-links/is-plain-click.ts';

/**
 * Log in and sign up, each if it has a page; for players notifications and the user menu instead (HDR-4 to HDR-6).
 * Player parts load on demand.
 */
export function LoginControls() {
  const { config, stores, addMessages } = useApp();
  const { session } = stores;
  const { signedIn, loginOpen } = useSnapshot(session);
  const navigate = useNavigate();
  const { t } = useText();
  const opener = useRef<HTMLAnchorElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const address = useAddress();
  const login = loginPath(config.routes, address);
  const { registration } = config.routes;

  const Player = useLater(signedIn, async () => {
    const [{ PlayerControls }] = await Promise.all([
      import('./player-controls.tsx'),
      addMessages('session'),
    ]);
    return PlayerControls;
  });
  const LoginPanel = useLater(
    loginOpen && !signedIn,
    async () => {
      const [panel] = await Promise.all([import('./login-panel.tsx'), addMessages('sign-in')]);
      return panel.LoginPanel;
    },
    () => {
      // The log-in page takes over, so the panel must not open there when it loads late.
      session.loginOpen = false;
      if (login) void navigate(login);
    },
  );
  // The panel unmounts with its opener after log-in; move the focus to the replacement.
  const byPanel = useRef(false);
  useEffect(() => {
    if (loginOpen) byPanel.current = true;
  }, [loginOpen]);
  // So does the menu with the button that logs out.
  const hadPlayer = useRef(false);
  useEffect(() => {
    const isLeft = hadPlayer.current && !signedIn && session.endedBy === 'asked';
    hadPlayer.current = signedIn;
    if (isLeft && document.activeElement === document.body)
      opener.current?.focus({ preventScroll: true });
  }, [signedIn, session]);

  if (signedIn)
    return <div className="login-controls">{Player && <Player takeFocus={byPanel.current} />}</div>;
  const openPanel = (event: MouseEvent) => {
    // Otherwise, or for a new tab, it is a plain link to the page.
    if (!isPlainClick(event) || !hasLoginPanel()) return;
    event.preventDefault();
    // Only a log-in that was asked for on the page continues with the visitor's intent, also by way of registration.
    if (!isSamePath(registration, address)) forgetIntent();
    session.loginOpen = !session.loginOpen;
  };
  return (
    <div className="login-controls" ref={controls}>
      {login && (
        <Link
          to={login}
          ref={opener}
          className={buttonClass('outline')}
          // On a small screen it is a plain link, without this state.
          aria-expanded={loginOpen || undefined}
          onClick={openPanel}
        >
          {t('header.login')}
        </Link>
      )}
      {LoginPanel && <LoginPanel opener={opener} controls={controls} />}
      {registration && (
        <Link
          to={registration + returnTo(config.routes, address)}
          className={buttonClass('primary')}
        >
          {t('header.register')}
        </Link>
      )}
    </div>
  );
}
