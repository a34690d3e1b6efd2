import type { HttpError } from '../../../../http/http-error.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusalLine } from './refusal-line.tsx';

interface FormActionsProps {
  /** What saving says. */
  label: string;
  busy: boolean;
  /** Why it was refused, unless that stands at a field. */
  error: HttpError | undefined;
  onCancel: () => void;
}

/** The end of a form in the account: why it was not saved, to save and to give up. */
export function FormActions({ label, busy, error, onCancel }: FormActionsProps) {
  const { t } = useText();
  return (
    <>
      <RefusalLine error={error} />
      <div className="player-card-actions">
        <Button type="submit" busy={busy}>
          {label}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onCancel}>
          {t('player.cancel')}
        </Button>
      </div>
    </>
  );
}
