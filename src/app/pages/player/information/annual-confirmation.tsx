import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countryName } from '../../../../lib/display-names.ts';
import type { PersonalData } from '../../../../operator/personal-data.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../layout/facts.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import { confirmData } from './personal-data-actions.ts';

interface AnnualConfirmationProps {
  profile: Profile;
  data: PersonalData;
  /** The player was redirected here to confirm. */
  asked: boolean;
}

/** Asks the player once a year to confirm their data, which unblocks the account (AUT-4). */
export function AnnualConfirmation({ profile, data, asked }: AnnualConfirmationProps) {
  const { t, locale } = useText();
  const app = useApp();
  const navigate = useNavigate();
  const confirm = useAction();
  const [hasConfirmed, setConfirmed] = useState(false);
  const isPending = profile.accountStatusChangeReason === 'pending-annual-update-and-validation';
  if (!isPending)
    return asked && !hasConfirmed ? <p role="status">{t('player.annual.nothing')}</p> : null;
  const { street, postalCode, city, country } = data.address;

  async function confirmAll() {
    // Read the profile again before the page says that it is done.
    setConfirmed(true);
    if (!(await confirm.run(() => confirmData(app, profile.accountCode)))) return;
    addToast(app.stores.toasts, { type: 'success', text: t('player.annual.done') });
    // The focused button disappears with the question.
    document.getElementById('personal-data')?.focus();
    await navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }
  function changeContact() {
    const contact = document.getElementById('contact');
    contact?.scrollIntoView({ block: 'start' });
    contact?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <div className="annual-confirmation">
      <PlayerCard title={t('player.annual.title')}>
        <p>{t('player.annual.text')}</p>
        <Facts
          facts={[
            [t('player.field.name'), `${data.firstName} ${data.lastName}`],
            [t('player.field.email'), data.email],
            [t('player.field.phone'), data.phone],
            [
              t('player.field.address'),
              `${street}, ${postalCode} ${city}, ${countryName(country, locale)}`,
            ],
          ]}
        />
        <RefusalLine error={confirm.error} />
        <div className="player-card-actions">
          <Button busy={confirm.busy} onClick={() => void confirmAll()}>
            {t('player.annual.right')}
          </Button>
          <Button kind="outline" disabled={confirm.busy} onClick={changeContact}>
            {t('player.annual.changed')}
          </Button>
        </div>
        <p className="annual-confirmation-note">{t('player.annual.note')}</p>
      </PlayerCard>
    </div>
  );
}
