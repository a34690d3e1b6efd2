import { Link, useLocation } from 'react-router-dom';
import { verificationPath } from '../../../features/deposit/deposit-paths.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useIdentityStanding } from '../documents/use-identity-standing.ts';

/** Says what a payment lacks: an identity document, or the review of the one that was sent, until that is over. */
export function IdentityNote({ accountCode }: { accountCode: string }) {
  const { t } = useText();
  const { config } = useApp();
  const { pathname, search } = useLocation();
  const { standing } = useIdentityStanding(accountCode);
  const path = verificationPath(config, pathname + search);
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
