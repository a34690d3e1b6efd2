import { Link, useLocation } from 'react-router-dom';
import { documentsQuery, identityDocumentQuery } from '../../../../operator/documents.ts';
import { verificationPath } from '../../../features/deposit/deposit-paths.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../../state/context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { identityStanding } from '../documents/identity-standing.ts';

/** Says what a payment lacks: an identity document, or the review of the one that was sent, until that is over. */
export function IdentityNote({ accountCode }: { accountCode: string }) {
  const { t } = useText();
  const { config } = useApp();
  const { pathname, search } = useLocation();
  const { value: documents } = usePlayerAnswer(documentsQuery(accountCode));
  const { value: check } = usePlayerAnswer(identityDocumentQuery(accountCode));
  const path = verificationPath(config, pathname + search);
  const standing = documents && check && identityStanding(documents, check);
  if (standing === 'in-review' || standing === 'accepted')
    return <p>{t(`cashier.refused.identity.${standing}`)}</p>;
  return (
    <>
      <p>{t('cashier.refused.identity')}</p>
      {path && (
        <Link className={buttonClass()} to={path}>
          {t('cashier.toDocuments')}
        </Link>
      )}
    </>
  );
}
