import { preferencesQuery } from '../../../../operator/preferences.ts';
import { pushDevicesQuery } from '../../../../operator/push-devices.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { PushDevicesCard } from './push-devices-card.tsx';
import { ThisDeviceCard } from './this-device-card.tsx';

const FORM = ['form', 'line'] as const;
const ROOMS = [...FORM, 'short', 'list'] as const;

/** Which notifications the player receives, how and when. */
function PreferencesPage() {
  const { t } = useText();
  const { push, providers } = useApp().config;
  // That push service manages its devices itself.
  const hasDevices = push && !providers.inDigital;
  return (
    <PlayerPage
      title={t('player.preferences.title')}
      intro={t('player.preferences.intro')}
      rooms={push ? ROOMS : FORM}
      queries={(accountCode) => [
        preferencesQuery(accountCode),
        ...(hasDevices ? [pushDevicesQuery(accountCode)] : []),
      ]}
    >
      {({ accountCode }) => (
        <>
          <PlayerAnswered query={preferencesQuery(accountCode)} rooms={FORM}>
            {(preferences) => (
              <PreferencesForm accountCode={accountCode} preferences={preferences} />
            )}
          </PlayerAnswered>
          {/* Below the form, because its height depends on the browser and would move the form. */}
          {push && <ThisDeviceCard />}
          {hasDevices && <PushDevicesCard accountCode={accountCode} />}
        </>
      )}
    </PlayerPage>
  );
}

export { PreferencesPage as Component };
