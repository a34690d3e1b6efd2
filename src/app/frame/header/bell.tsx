import BellIcon from 'lucide-react/icons/bell';
import { useRef, useState } from 'react';
import { noticesQuery } from '../../../operator/notices.ts';
import { InstallButton } from '../../features/install/install-button.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';
import { useLater } from '../../state/use-later.ts';
import { HeaderPanel } from './header-panel.tsx';
import { NoticeList } from './notice-list.tsx';

/** The player's notices with the number of new ones (HDR-9). */
export function Bell({ accountCode }: { accountCode: string }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { push } = useApp().config;
  const Invitation = useLater(open && push, () =>
    import('../../features/push/push-invitation.tsx').then((m) => m.PushInvitation),
  );
  const unread = usePlayerAnswer(noticesQuery(accountCode)).value?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className="icon-button bell"
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')}
        onClick={() => setOpen(!open)}
      >
        <BellIcon aria-hidden />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
      {open && (
        <HeaderPanel label={t('bell.label')} opener={opener} onClose={() => setOpen(false)}>
          <h2>{t('bell.label')}</h2>
          {Invitation && <Invitation install={<InstallButton />} />}
          <NoticeList accountCode={accountCode} />
        </HeaderPanel>
      )}
    </>
  );
}
