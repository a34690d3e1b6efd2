import { Link, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { loginPath } from '../../features/session/login-path.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Log in and register, each only if it leads somewhere; a player has no use for them (HDR-4 to HDR-6). */
export function LoginControls() {
  const { config, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const { pathname, search } = useLocation();
  const { t } = useText();
  if (signedIn) return null;
  const login = loginPath(config.routes, pathname + search);
  const { registration } = config.routes;
  return (
    <div className="login-controls">
      {login && (
        <Link to={login} className={buttonClass('outline')}>
          {t('header.login')}
        </Link>
      )}
      {registration && (
        <Link to={registration} className={buttonClass('primary')}>
          {t('header.register')}
        </Link>
      )}
    </div>
  );
}
