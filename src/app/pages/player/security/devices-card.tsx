import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { devicesQuery, type SignedInDevice } from '../../../../operator/devices.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { announce } from '../../../ui/announce.ts';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import '../layout/player-list.css';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import { signDeviceOut } from './security-actions.ts';

/** Lists the devices where the player is logged in, each with a log-out button. */
export function DevicesCard() {
  const { t } = useText();
  const { player } = useApp();
  return (
    <PlayerCard title={t('player.devices.title')}>
      <p>{t('player.devices.text')}</p>
      <PlayerAnswered query={devicesQuery()} rooms={['card']}>
        {(devices) => <DeviceList devices={devices} />}
      </PlayerAnswered>
      <div className="player-card-actions">
        <TwoStepButton
          question={t('player.devices.everywhere.question')}
          keepLabel={t('player.cancel')}
          onConfirm={() => void player.session.signOut('asked', { everywhere: true })}
        >
          {t('player.devices.everywhere')}
        </TwoStepButton>
      </div>
    </PlayerCard>
  );
}

/** @param devices newest first */
export function DeviceList({ devices }: { devices: readonly SignedInDevice[] }) {
  const { t } = useText();
  const app = useApp();
  const end = useAction();
  async function signOut({ id, device: name }: SignedInDevice) {
    if (await end.run(() => signDeviceOut(app, id))) announce(t('player.devices.ended', { name }));
  }
  return (
    <>
      <ul className="player-list">
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={end.busy}
            onSignOut={() => void signOut(device)}
          />
        ))}
      </ul>
      <RefusalLine error={end.error} />
    </>
  );
}

interface DeviceProps {
  device: SignedInDevice;
  busy: boolean;
  onSignOut: () => void;
}

function Device({ device, busy, onSignOut }: DeviceProps) {
  const { t, date } = useText();
  const Icon = /android|iphone|ipad|mobile/i.test(device.device) ? Smartphone : Monitor;
  const moment = (time: string) =>
    date(Date.parse(time), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <Icon size={24} aria-hidden />
      <div className="player-list-lines">
        <strong>{device.device}</strong>
        <span>
          {t('player.devices.since', { time: moment(device.signedInAt) })}
          {device.place && (
            <>
              {' · '}
              <bdi>{device.place}</bdi>
            </>
          )}
        </span>
        {!device.current && (
          <span>{t('player.devices.seen', { time: moment(device.lastSeenAt) })}</span>
        )}
      </div>
      {device.current ? (
        <span className="player-list-state player-list-good">{t('player.devices.current')}</span>
      ) : (
        <TwoStepButton
          question={t('player.devices.end.question')}
          keepLabel={t('player.cancel')}
          about={device.device}
          busy={busy}
          onConfirm={onSignOut}
        >
          {t('player.devices.end')}
        </TwoStepButton>
      )}
    </li>
  );
}
