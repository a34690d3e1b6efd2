import { useEffect, useRef, useState } from 'react';
import { countryName, languageName } from '../../../../lib/display-names.ts';
import type { PersonalData } from '../../../../operator/personal-data.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { useText } from '../../../i18n/text.ts';
import { useStores } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../layout/facts.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PhoneCode } from './phone-code.tsx';

interface ContactCardProps {
  profile: Profile;
  data: PersonalData;
}

/** Shows contact data and edits it in place. */
export function ContactCard({ profile, data }: ContactCardProps) {
  const { t, locale } = useText();
  const { toasts } = useStores();
  const [editing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) change.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const focusChange = () => change.current?.focus();
  const { street, postalCode, city, country } = data.address;

  return (
    <PlayerCard
      title={t('player.contact.title')}
      id="contact"
      action={
        !editing && (
          <Button kind="quiet" ref={change} onClick={() => setEditing(true)}>
            {t('player.contact.change')}
          </Button>
        )
      }
    >
      {editing ? (
        <ContactForm
          accountCode={profile.accountCode}
          data={data}
          onDone={(saved) => {
            setEditing(false);
            if (saved) addToast(toasts, { type: 'success', text: t('player.contact.saved') });
          }}
        />
      ) : (
        <>
          <Facts
            facts={[
              [t('player.field.email'), data.email],
              [t('player.field.phone'), data.phone],
              [
                t('player.field.address'),
                `${street}, ${postalCode} ${city}, ${countryName(country, locale)}`,
              ],
              [t('player.field.language'), languageName(data.language)],
            ]}
          />
          {data.pendingEmail !== undefined && (
            <PendingEmail
              accountCode={profile.accountCode}
              email={data.pendingEmail}
              onDone={focusChange}
            />
          )}
          {data.pendingPhone !== undefined && (
            <PhoneCode
              key={data.pendingPhone}
              accountCode={profile.accountCode}
              phone={data.pendingPhone}
              onDone={focusChange}
            />
          )}
          {profile.accountStatusChangeReason === 'under-review' && (
            <p role="status">{t('player.tasks.review')}</p>
          )}
        </>
      )}
    </PlayerCard>
  );
}
