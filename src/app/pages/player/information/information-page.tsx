import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PersonalData, personalDataQuery } from '../../../../operator/personal-data.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { AnnualConfirmation } from './annual-confirmation.tsx';
import { ContactCard } from './contact-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import './information.css';

const ROOMS = ['list', 'card'] as const;

/** The player's personal data and its annual confirmation (AUT-4). */
function InformationPage() {
  const { t } = useText();
  return (
    <PlayerPage
      title={t('player.information.title')}
      intro={t('player.information.intro')}
      rooms={ROOMS}
      queries={(accountCode) => [personalDataQuery(accountCode)]}
    >
      {(profile) => (
        <PlayerAnswered query={personalDataQuery(profile.accountCode)} rooms={ROOMS}>
          {(data) => <Sections profile={profile} data={data} />}
        </PlayerAnswered>
      )}
    </PlayerPage>
  );
}

function Sections({ profile, data }: { profile: Profile; data: PersonalData }) {
  const [search] = useSearchParams();
  const asked = search.get('pendingVerification') === 'true';
  useSection(search.get('section'));
  return (
    <>
      <div className="information-personal" id="personal-data" tabIndex={-1}>
        <AnnualConfirmation profile={profile} data={data} asked={asked} />
        <IdentityCard data={data} />
      </div>
      <ContactCard profile={profile} data={data} />
    </>
  );
}

export { InformationPage as Component };

/** Sections that the query string may name. */
const SECTIONS = ['personal-data', 'contact'];

/** Scrolls to the section named in the query string (AUT-4); unknown names are ignored. */
function useSection(name: string | null): void {
  useEffect(() => {
    if (name === null || !SECTIONS.includes(name)) return;
    const section = document.getElementById(name);
    section?.scrollIntoView({ block: 'start' });
  }, [name]);
}
