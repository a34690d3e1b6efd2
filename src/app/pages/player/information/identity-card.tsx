import type { PersonalData } from '../../../../operator/personal-data.ts';
import { useText } from '../../../i18n/text.ts';
import { ContactLines } from '../../contact-lines.tsx';
import { Facts } from '../layout/facts.tsx';
import { PlayerCard } from '../layout/player-card.tsx';

/** Shows the player's verified identity, which only the operator may change. */
export function IdentityCard({ data }: { data: PersonalData }) {
  const { t, date } = useText();
  const { birthDate, validatedAt } = data;
  return (
    <PlayerCard title={t('player.identity.title')}>
      <Facts
        facts={[
          [t('player.field.name'), `${data.firstName} ${data.lastName}`],
          [
            t('player.field.birthDate'),
            date(Date.parse(birthDate), { dateStyle: 'long', timeZone: 'UTC' }),
          ],
          [t('player.field.documentNumber'), data.documentNumber],
          [
            t('player.field.validatedAt'),
            validatedAt && date(Date.parse(validatedAt), { dateStyle: 'long' }),
          ],
        ]}
      />
      <p>{t('player.identity.text')}</p>
      <ContactLines question={t('player.identity.contact')} />
    </PlayerCard>
  );
}
