import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { breakPath, type PlayerPageName, playerPaths } from '../../../config/derived-paths.ts';
import type { Profile } from '../../../operator/profile.ts';
import { balanceQuery } from '../../../operator/wallet.ts';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenAmount } from '../../ui/hidden-amount.tsx';
import { TwoStepButton } from '../../ui/two-step-button.tsx';

/** Limits are among the first entries, one tap away (DESIGN.md). */
const PAGES: readonly PlayerPageName[] = [
  'home',
  'cashier',
  'activity',
  'limits',
  'information',
  'documents',
  'security',
  'preferences',
];

/** Content of the user menu. */
export function UserPanel({ profile }: { profile: Profile | undefined }) {
  const { t, date } = useText();
  const { config, player } = useApp();
  const paths = playerPaths(config);
  const toBreak = breakPath(config);
  const isOnBreak = profile?.accountStatus === 'excluded';
  return (
    <div className="user-panel">
      {profile && (
        <div className="user-panel-who">
          <h2>{profile.firstName}</h2>
          <p>{profile.username}</p>
          {profile.previousSignInAt && (
            <p>
              {t('userMenu.previous', {
                time: date(new Date(profile.previousSignInAt), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </p>
          )}
        </div>
      )}
      {profile && <PanelBalance accountCode={profile.accountCode} />}
      <ul className="user-panel-links">
        {PAGES.map((page) => {
          const path = paths[page];
          if (path === undefined) return null;
          return (
            <li key={page}>
              <Link to={path}>{t(`userMenu.page.${page}`)}</Link>
            </li>
          );
        })}
        {toBreak && (
          <li>
            <Link to={toBreak}>{t(isOnBreak ? 'userMenu.onBreak' : 'userMenu.break')}</Link>
          </li>
        )}
      </ul>
      <div className="user-panel-out">
        <Button kind="outline" onClick={() => void player.session.signOut('asked')}>
          {t('session.end')}
        </Button>
        <TwoStepButton
          kind="quiet"
          question={t('userMenu.everywhere.question')}
          keepLabel={t('session.identity.cancel')}
          onConfirm={() => void player.session.signOut('asked', { everywhere: true })}
        >
          {t('userMenu.everywhere')}
        </TwoStepButton>
      </div>
    </div>
  );
}

function PanelBalance({ accountCode }: { accountCode: string }) {
  const { t, money } = useText();
  const { player, stores } = useApp();
  const { settings } = stores;
  const { hideBalance } = useSnapshot(settings);
  const query = balanceQuery(accountCode);
  const { value, failed } = usePlayerAnswer(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the panel opens
  useEffect(() => {
    void player.queries.refresh(query);
  }, []);
  const shown = (amount: number) =>
    hideBalance ? (
      <HiddenAmount>{t('userMenu.hidden')}</HiddenAmount>
    ) : (
      value && money(amount, value.currency)
    );
  return (
    <div className="user-panel-balance">
      <dl>
        <div>
          <dt>{t('userMenu.balance')}</dt>
          <dd>
            {value
              ? shown(value.cash + value.bonus)
              : t(failed ? 'userMenu.balance.failed' : 'frame.loading')}
          </dd>
        </div>
        {value !== undefined && value.bonus > 0 && (
          <>
            <div>
              <dt>{t('userMenu.cash')}</dt>
              <dd>{shown(value.cash)}</dd>
            </div>
            <div>
              <dt>{t('userMenu.bonus')}</dt>
              <dd>{shown(value.bonus)}</dd>
            </div>
          </>
        )}
      </dl>
      <button
        type="button"
        className="icon-button"
        aria-pressed={hideBalance}
        aria-label={t('userMenu.hide')}
        title={t('userMenu.hide')}
        onClick={() => {
          settings.hideBalance = !settings.hideBalance;
        }}
      >
        {hideBalance ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </button>
    </div>
  );
}
