import { useSearchParams } from 'react-router-dom';
import { devicesQuery } from '../../../../operator/devices.ts';
import { passkeysQuery } from '../../../../operator/passkeys.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerPage } from '../layout/player-page.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** Log-in methods and active sessions of the player. */
function SecurityPage() {
  const { t, date } = useText();
  const [search] = useSearchParams();
  const isAfterReset = search.get('after') === 'reset';
  return (
    <PlayerPage
      title={t('player.security.title')}
      intro={t('player.security.intro')}
      rooms={['line', 'short', 'list', 'list']}
      queries={() => [passkeysQuery(), devicesQuery()]}
    >
      {(profile) => (
        <>
          {profile.previousSignInAt && (
            <p className="security-previous">
              {t('player.security.previous', {
                time: date(Date.parse(profile.previousSignInAt), {
                  dateStyle: 'full',
                  timeStyle: 'short',
                }),
              })}
            </p>
          )}
          {isAfterReset && <PasskeysCard isAfterReset />}
          <PasswordCard profile={profile} />
          {!isAfterReset && <PasskeysCard />}
          <DevicesCard />
        </>
      )}
    </PlayerPage>
  );
}

export { SecurityPage as Component };
