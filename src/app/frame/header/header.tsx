import Menu from 'lucide-react/icons/menu';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { DesktopNav } from '../desktop-nav/desktop-nav.tsx';
import type { RouteFlags } from '../route-flags.ts';
import { HeaderChat } from './header-chat.tsx';
import { LoginControls } from './login-controls.tsx';
import { Logo } from './logo.tsx';

/** The sticky header: burger, logo, desktop navigation, login controls (HDR-1 to HDR-7). */
export const Header = memo(function Header({ flags }: { flags: RouteFlags }) {
  const { config, stores } = useApp();
  const { overlay, session } = stores;
  const { signedIn } = useSnapshot(session);
  const { t } = useText();
  const states = [
    'header night',
    flags.hideMobileHeader && 'header-not-mobile',
    flags.relativeMobileHeader && 'header-relative',
  ];
  return (
    <header className={states.filter(Boolean).join(' ')}>
      <div className={config.chat ? 'header-row with-chat' : 'header-row'}>
        {!flags.hideBurger && (
          <button
            type="button"
            className="header-burger icon-button"
            aria-haspopup="dialog"
            onClick={() => {
              overlay.open = 'burger';
            }}
          >
            <Menu aria-hidden />
            <span className="visually-hidden">{t('header.menu')}</span>
          </button>
        )}
        <Link
          to="/"
          className="header-logo"
          aria-label={t('header.home', { name: config.company.name })}
        >
          <Logo />
          {signedIn && <Logo small />}
        </Link>
        {flags.hideDesktopNav ? <div className="header-gap" /> : <DesktopNav />}
        {!flags.hideLoginBar && <LoginControls />}
        {/* Has a fixed place at the end, because its neighbours change width when a session is restored. */}
        <HeaderChat />
      </div>
    </header>
  );
});
