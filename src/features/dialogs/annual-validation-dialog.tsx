import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CmsText } from './cms-text.tsx';
import type { QueuedDialogProps } from './dialog-host.tsx';
import './dialogs.css';

/** The yearly look at one's own data, which lifts the block (AUT-4). */
export function AnnualValidationDialog({ open, onDone }: QueuedDialogProps) {
  const { t } = useText();
  const { userInformation } = useApp().config.routes;
  return (
    <CmsText
      code="ANNUAL_VALIDATION"
      title={t('session.annual.title')}
      text={t('session.annual.text')}
    >
      {(title, text) => (
        <Dialog
          open={open}
          label={title}
          closeLabel={t('frame.close')}
          onClose={onDone}
          head={<h2>{title}</h2>}
        >
          {text}
          <div className="dialogs-ways">
            {userInformation !== undefined && (
              <Link
                to={`${userInformation}?section=personal-data&pendingVerification=true`}
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
        </Dialog>
      )}
    </CmsText>
  );
}
