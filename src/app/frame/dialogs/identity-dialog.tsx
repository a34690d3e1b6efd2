import { Link, useLocation } from 'react-router-dom';
import { helpCategoryPath } from '../../../lib/info-paths.ts';
import { WaysToTalk } from '../../features/chat/ways-to-talk.tsx';
import { verificationPath } from '../../features/deposit/deposit-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { QueuedDialogProps } from '../../state/dialogs.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CmsDialog } from './cms-dialog.tsx';

/** The identity document is missing or expired (AUT-6). */
export function IdentityDialog({ request, open, onDone }: QueuedDialogProps) {
  const { t } = useText();
  const { config } = useApp();
  const { pathname, search } = useLocation();
  if (request.kind !== 'identity') return null;
  const expired = request.document === 'expired';
  const upload = verificationPath(config, pathname + search);
  const { documentation } = config.helpCategory ?? {};
  const help = documentation && helpCategoryPath(config.routes.helpInfo, documentation);
  return (
    <CmsDialog
      code={expired ? 'IDENTITY_DOCUMENT_EXPIRED' : 'IDENTITY_DOCUMENT_NOT_UPLOADED'}
      title={t(`session.identity.${request.document}.title`)}
      text={t(`session.identity.${request.document}.text`)}
      open={open}
      onDone={onDone}
    >
      {help && (
        <Link to={help} onClick={onDone}>
          {t('session.identity.help')}
        </Link>
      )}
      <WaysToTalk onLeave={onDone} />
      <div className="button-row">
        {upload && (
          <Link to={upload} className={buttonClass()} onClick={onDone}>
            {t('session.identity.upload')}
          </Link>
        )}
        <Button kind="quiet" onClick={onDone}>
          {t('session.identity.cancel')}
        </Button>
      </div>
    </CmsDialog>
  );
}
