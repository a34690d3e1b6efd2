import { InstallButton } from '../../../features/install/install-button.tsx';
import { ThisDevice } from '../../../features/push/this-device.tsx';
import { usePush } from '../../../features/push/use-push.ts';
import { useText } from '../../../i18n/text.ts';
import { useStores } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { PlayerFailed } from '../layout/player-answered.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';

/** Shows and switches notifications on this device. */
export function ThisDeviceCard() {
  const { t } = useText();
  const { online } = useSnapshot(useStores().network);
  const { state, push, failed, look } = usePush();
  const isKnown = state.kind !== 'unknown';
  return (
    <PlayerCard title={t('player.push.here')}>
      {isKnown && <ThisDevice state={state} push={push} install={<InstallButton />} />}
      {!isKnown && failed && <PlayerFailed online={online} onRetry={look} />}
      {!isKnown && !failed && <PlayerWaiting rooms={['device']} />}
    </PlayerCard>
  );
}
