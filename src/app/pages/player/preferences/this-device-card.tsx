import { InstallButton } from '../../../features/install/install-button.tsx';
import { ThisDevice } from '../../../features/push/this-device.tsx';
import { usePush } from '../../../features/push/use-push.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';

/** Shows and switches notifications on this device. */
export function ThisDeviceCard() {
  const { t } = useText();
  const { state, push } = usePush();
  return (
    <PlayerCard title={t('player.push.here')}>
      {push ? (
        <ThisDevice state={state} push={push} install={<InstallButton />} />
      ) : (
        <PlayerWaiting rooms={['line']} />
      )}
    </PlayerCard>
  );
}
