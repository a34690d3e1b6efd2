import { spokenDuration } from '../../i18n/spoken-duration.ts';
import { useText } from '../../i18n/text.ts';
import type { QueuedDialogProps } from '../../state/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import '../../ui/sums.css';
import './dialogs.css';

/** Summary of a slot session (AUT-7). */
export function SlotSessionDialog({ request, open, onDone }: QueuedDialogProps) {
  const { t, money, locale } = useText();
  if (request.kind !== 'slot-session') return null;
  const { summary, currency } = request;
  const rows: [string, string][] = [
    [t('session.slot.time'), spokenDuration(summary.spentTime, locale)],
    [t('session.slot.stakes'), money(summary.spentAmount, currency)],
    [t('session.slot.wins'), money(summary.wonAmount, currency)],
    [t('session.slot.balance'), money(summary.totalSessionBalance, currency, 'exceptZero')],
  ];
  return (
    <Dialog
      open={open}
      label={t('session.slot.title')}
      closeLabel={t('frame.close')}
      onClose={onDone}
      head={<h2>{t('session.slot.title')}</h2>}
    >
      <p>{t('session.slot.intro', { game: summary.game })}</p>
      <dl className="sums">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="button-row">
        <Button onClick={onDone}>{t('session.slot.done')}</Button>
      </div>
    </Dialog>
  );
}
