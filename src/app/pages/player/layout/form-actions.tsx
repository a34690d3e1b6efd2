import type { HttpError } from '../../../../http/http-error.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusalLine } from './refusal-line.tsx';

interface FormActionsProps {
  /** Label of the save button. */
  label: string;
  busy: boolean;
  /** Why it was refused, unless a field shows it. */
  error: HttpError | undefined;
  onCancel: () => void;
}

/** End of an account form: error, save and cancel. */
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
