import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { QueuedDialogProps } from '../../state/dialogs.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CmsDialog } from './cms-dialog.tsx';

/** The yearly confirmation of personal data, which lifts the block (AUT-4). */
export function AnnualValidationDialog({ open, onDone }: QueuedDialogProps) {
  const { t } = useText();
  const { information } = playerPaths(useApp().config);
  return (
    <CmsDialog
      code="ANNUAL_VALIDATION"
      title={t('session.annual.title')}
      text={t('session.annual.text')}
      open={open}
      onDone={onDone}
    >
      <div className="button-row">
        {information !== undefined && (
          <Link
            to={`${information}?section=personal-data&pendingVerification=true`}
            className={buttonClass()}
            onClick={onDone}
          >
            {t('session.annual.go')}
          </Link>
        )}
        <Button kind="quiet" onClick={onDone}>
          {t('session.later')}
        </Button>
      </div>
    </CmsDialog>
  );
}
