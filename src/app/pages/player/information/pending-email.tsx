import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { type Pending, useKeepOld } from './use-keep-old.ts';

interface PendingEmailProps extends Pending {
  /** The address that the link was sent to. */
  email: string;
}

/** Says that a new email address waits for its link, and keeps the old one on request. */
export function PendingEmail({ email, ...pending }: PendingEmailProps) {
  const { t } = useText();
  const { keep, busy, error } = useKeepOld('email', email, pending);

  return (
    <div className="player-form">
      <p role="status">{t('player.contact.confirm', { email })}</p>
      <RefusalLine error={error} />
      <div className="player-card-actions">
        <Button kind="quiet" busy={busy} onClick={() => void keep()}>
          {t('player.contact.email.keep')}
        </Button>
      </div>
    </div>
  );
}
