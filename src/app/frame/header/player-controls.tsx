import Coffee from 'lucide-react/icons/coffee';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { depositPath } from '../../features/deposit/deposit-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Bell } from './bell.tsx';
import './player-controls.css';
import { UserMenu } from './user-menu.tsx';

/**
 * The header's player controls in place of the log-in (HDR-6, HDR-9). A break is one tap away on every page, and so is
 * a deposit for those who may make one; the narrowest phones have no room for it.
 * @param takeFocus the log-in controls had the focus
 */
export function PlayerControls({ takeFocus = false }: { takeFocus?: boolean }) {
  const { t } = useText();
  const { config, stores } = useApp();
  const { profile } = useSnapshot(stores.session);
  const { limits } = playerPaths(config);
  const breakLabel = t(
    profile?.accountStatus === 'excluded' ? 'userMenu.onBreak' : 'userMenu.break',
  );
  return (
    <div className="player-controls">
      {limits && (
        <Link className="icon-button" to={`${limits}#limits-exclusion`} title={breakLabel}>
          <Coffee aria-hidden />
          <span className="visually-hidden">{breakLabel}</span>
        </Link>
      )}
      {profile ? <Bell accountCode={profile.accountCode} /> : <span className="icon-button" />}
      <UserMenu profile={profile} takeFocus={takeFocus} />
      {profile?.accountStatus === 'active' && <DepositLink />}
      {!profile && <span className="icon-button player-deposit player-deposit-later" />}
    </div>
  );
}

/** Opens the cashier, which leads back to this page. */
function DepositLink() {
  const { t } = useText();
  const { config } = useApp();
  const { pathname, search } = useLocation();
  const { cashier } = playerPaths(config);
  const path =
    pathname === cashier
      ? cashier + withoutDirection(search)
      : depositPath(config, pathname + search);
  if (path === undefined) return null;
  return (
    <Link className="icon-button player-deposit" to={path} title={t('userMenu.deposit')}>
      <Plus aria-hidden />
      <span className="visually-hidden">{t('userMenu.deposit')}</span>
    </Link>
  );
}

/** The way back from the cashier stays; it opens at deposits. */
function withoutDirection(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('direction');
  return parameters.size > 0 ? `?${parameters}` : '';
}
