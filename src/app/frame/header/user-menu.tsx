import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../../operator/profile.ts';
import { balanceQuery } from '../../../operator/wallet.ts';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { HiddenAmount } from '../../ui/hidden-amount.tsx';
import { useReturn } from '../use-return.ts';
import { HeaderPanel } from './header-panel.tsx';
import { UserPanel } from './user-panel.tsx';

interface UserMenuProps {
  /** undefined until read; logging out works without it. */
  profile: Profile | undefined;
  takeFocus: boolean;
}

/** The player's menu: name, balance, links to the account, log-out. */
export function UserMenu({ profile, takeFocus }: UserMenuProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus && document.activeElement === document.body) opener.current?.focus();
  }, [takeFocus]);
  return (
    <>
      <button
        type="button"
        className="user-menu"
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="user-menu-face" aria-hidden="true">
          {profile?.firstName.slice(0, 1)}
        </span>
        <span className="visually-hidden">
          {profile ? t('userMenu.label', { name: profile.firstName }) : t('userMenu.title')}
        </span>
        <span className="user-menu-balance">
          {profile && <ShownBalance accountCode={profile.accountCode} />}
        </span>
      </button>
      {open && (
        <HeaderPanel label={t('userMenu.title')} opener={opener} onClose={() => setOpen(false)}>
          <UserPanel profile={profile} />
        </HeaderPanel>
      )}
    </>
  );
}

/** The balance: empty until the operator has responded, a dash if it failed, bullets if the player hides it. */
function ShownBalance({ accountCode }: { accountCode: string }) {
  const { t, money } = useText();
  const { stores, player } = useApp();
  const { hideBalance } = useSnapshot(stores.settings);
  const query = balanceQuery(accountCode);
  const { value: balance, failed } = usePlayerAnswer(query);
  useReturn(true, () => void player.queries.refreshAgain(query));
  if (hideBalance) return <HiddenAmount>{t('userMenu.balance.hidden')}</HiddenAmount>;
  if (balance) return money(balance.cash + balance.bonus, balance.currency);
  return (
    failed && (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('userMenu.balance.missing')}</span>
      </>
    )
  );
}
