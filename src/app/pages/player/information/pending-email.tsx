import { personalDataQuery } from '../../../../operator/personal-data.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import { keepOldContact } from './personal-data-actions.ts';

interface PendingEmailProps {
  accountCode: string;
  /** The address that the link was sent to. */
  email: string;
  /** The old address stays, or the new one is confirmed. */
  onDone: () => void;
}

/** Says that a new email address waits for its link, and keeps the old one on request. */
export function PendingEmail({ accountCode, email, onDone }: PendingEmailProps) {
  const { t } = useText();
  const app = useApp();
  const keep = useAction();

  const emailInUse = () => app.player.queries.peek(personalDataQuery(accountCode))?.email;
  async function keepOld() {
    const before = emailInUse();
    if (!(await keep.run(() => keepOldContact(app, accountCode, 'email')))) return;
    // A new one may be confirmed already, also another than the one shown here.
    const isKept = emailInUse() === before;
    const text = t(isKept ? 'player.contact.email.kept' : 'player.contact.email.done');
    addToast(app.stores.toasts, { type: 'success', text });
    onDone();
  }

  return (
    <div className="player-form">
      <p role="status">{t('player.contact.confirm', { email })}</p>
      <RefusalLine error={keep.error} />
      <div className="player-card-actions">
        <Button kind="quiet" busy={keep.busy} onClick={() => void keepOld()}>
          {t('player.contact.email.keep')}
        </Button>
      </div>
    </div>
  );
}
