import BadgeAlert from 'lucide-react/icons/badge-alert';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Hourglass from 'lucide-react/icons/hourglass';
import type { Document, IdentityCheck } from '../../../../operator/documents.ts';
import { useText } from '../../../i18n/text.ts';
import { identityStanding } from './identity-standing.ts';

interface IdentityStateProps {
  documents: readonly Document[];
  check: IdentityCheck;
}

/** Shows in one line whether the player has to do something about the identity document. */
export function IdentityState({ documents, check }: IdentityStateProps) {
  const { t, date } = useText();
  const standing = identityStanding(documents, check);
  const until =
    check.expiresOn && date(Date.parse(check.expiresOn), { dateStyle: 'long', timeZone: 'UTC' });
  const isWell = standing === 'accepted';
  const Icon = isWell ? BadgeCheck : standing === 'in-review' ? Hourglass : BadgeAlert;
  return (
    <section className={`identity-state identity-state-${standing}`}>
      <Icon size={28} aria-hidden />
      <div>
        <h2>{t(`player.documents.identity.${standing}.title`)}</h2>
        <p>
          {isWell && until
            ? t('player.documents.identity.accepted.until', { date: until })
            : t(`player.documents.identity.${standing}.text`)}
        </p>
      </div>
    </section>
  );
}
