import Coffee from 'lucide-react/icons/coffee';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation } from 'react-router-dom';
import { breakPath, playerPaths } from '../../../config/derived-paths.ts';
import { isSamePath } from '../../../lib/site-paths.ts';
import { depositPath } from '../../features/deposit/deposit-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Bell } from './bell.tsx';
import './player-controls.css';
import { UserMenu } from './user-menu.tsx';

/**
 * The player's controls, in place of the log-in (HDR-6, HDR-9). A break is one tap away on every page, and so is a
 * deposit for players who may make one; the narrowest phones have no room for it.
 * @param takeFocus whether the log-in controls had the focus
 */
export function PlayerControls({ takeFocus = false }: { takeFocus?: boolean }) {
  const { t } = useText();
  const { config, stores } = useApp();
  const { profile } = useSnapshot(stores.session);
  const toBreak = breakPath(config);
  const breakLabel = t(
    profile?.accountStatus === 'excluded' ? 'userMenu.onBreak' : 'userMenu.break',
  );
  return (
    <div className="player-controls">
      {toBreak && (
        <Link className="icon-button" to={toBreak} title={breakLabel}>
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

/** Link to the cashier, which returns to this page afterwards. */
function DepositLink() {
  const { t } = useText();
  const { config } = useApp();
  const { pathname, search } = useLocation();
  const { cashier } = playerPaths(config);
  const path =
    cashier && isSamePath(cashier, pathname)
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

/** Removes the direction, so that the cashier opens at deposits; the return path is kept. */
function withoutDirection(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('direction');
  return parameters.size > 0 ? `?${parameters}` : '';
}
