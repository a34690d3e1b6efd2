import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { type PushDevice, pushDevicesQuery } from '../../../../operator/push-devices.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { announce } from '../../../ui/announce.ts';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import '../layout/player-list.css';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import { removePushDevice } from './remove-push-device.ts';

/** Lists every device that receives this player's notifications, each with a remove button. */
export function PushDevicesCard({ accountCode }: { accountCode: string }) {
  const { t } = useText();
  return (
    <PlayerCard id="push-devices" title={t('player.push.devices')}>
      <PlayerAnswered query={pushDevicesQuery(accountCode)} rooms={['list']}>
        {(devices) => <PushDeviceList accountCode={accountCode} devices={devices} />}
      </PlayerAnswered>
    </PlayerCard>
  );
}

interface PushDeviceListProps {
  accountCode: string;
  /** Newest first. */
  devices: readonly PushDevice[];
}

export function PushDeviceList({ accountCode, devices }: PushDeviceListProps) {
  const { t } = useText();
  const app = useApp();
  const { state } = useSnapshot(app.stores.push);
  const here = state.kind === 'on' ? state.deviceId : undefined;
  const remove = useAction();
  async function drop({ id, label: name }: PushDevice) {
    if (await remove.run(() => removePushDevice(app, accountCode, id)))
      announce(t('player.removed', { name }));
  }
  if (devices.length === 0) return <p>{t('player.push.devices.none')}</p>;
  return (
    <>
      <ul className="player-list">
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            isHere={device.id === here}
            busy={remove.busy}
            onRemove={() => void drop(device)}
          />
        ))}
      </ul>
      <RefusalLine error={remove.error} />
    </>
  );
}

interface DeviceProps {
  device: PushDevice;
  isHere: boolean;
  busy: boolean;
  onRemove: () => void;
}

function Device({ device, isHere, busy, onRemove }: DeviceProps) {
  const { t, date } = useText();
  const Icon = /android|iphone|ipad/i.test(device.label) ? Smartphone : Monitor;
  const added = date(Date.parse(device.addedAt), { dateStyle: 'medium' });
  const seen = date(Date.parse(device.seenAt), { dateStyle: 'medium' });
  return (
    <li>
      <Icon size={24} aria-hidden />
      <div className="player-list-lines">
        <strong>{device.label}</strong>
        <span>{t('player.push.devices.added', { day: added })}</span>
        {!isHere && seen !== added && <span>{t('player.push.devices.seen', { day: seen })}</span>}
      </div>
      {isHere && (
        <span className="player-list-state player-list-good">{t('player.push.devices.here')}</span>
      )}
      <TwoStepButton
        question={t('player.push.devices.question')}
        keepLabel={t('player.cancel')}
        about={device.label}
        busy={busy}
        onConfirm={onRemove}
      >
        {t('player.push.devices.remove')}
      </TwoStepButton>
    </li>
  );
}
