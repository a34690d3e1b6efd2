import { Link, useLocation } from 'react-router-dom';
import { verificationPath } from '../../features/deposit/deposit-paths.ts';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Why a player or visitor cannot take part, and the next step where there is one. */
export function OptInNote({ text }: { text: MessageKey }) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const documents = verificationPath(useApp().config, pathname + search);
  const isAboutDocuments = text === 'promotion.refused.documents';
  return (
    <>
      <p className="promotion-page-note" role="alert">
        {t(text)}
      </p>
      {isAboutDocuments && documents && (
        <Link className={buttonClass('outline')} to={documents}>
          {t('promotion.documents')}
        </Link>
      )}
    </>
  );
}
