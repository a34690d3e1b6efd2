import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { PushState } from '../../state/push.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { PushService } from './push-service.ts';
import { PushStateView } from './push-state-view.tsx';
import { browserFamily } from './user-agent.ts';

interface ThisDeviceProps {
  state: PushState;
  /** Install control, for systems with push for installed sites only. */
  install: ReactNode;
  /** Undefined until its code has loaded. */
  push: PushService | undefined;
  /** The player has just accepted, so turning it off is not offered next. */
  justAsked?: boolean;
}

/** State of push on this device, and its on/off control. */
export function ThisDevice({ state, push, install, justAsked = false }: ThisDeviceProps) {
  const family = browserFamily(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <PushStateView state={state} family={family}>
      {!(justAsked && state.kind === 'on') && (
        <DeviceAction state={state} push={push} install={install} />
      )}
    </PushStateView>
  );
}

function DeviceAction({ state, push, install }: Omit<ThisDeviceProps, 'justAsked'>) {
  const { t } = useText();
  const { config } = useApp();
  const { preferences } = playerPaths(config);
  const { kind } = state;
  const busy = push === undefined || kind === 'asking';
  if (kind === 'on')
    return (
      <Button kind="outline" busy={busy} onClick={() => void push?.unsubscribe()}>
        {t('push.turnOff')}
      </Button>
    );
  if (kind === 'off' || kind === 'asking')
    return (
      <Button busy={busy} onClick={() => void push?.subscribe()}>
        {t('push.turnOn')}
      </Button>
    );
  if (kind === 'denied' || kind === 'private')
    return (
      <Button kind="outline" busy={busy} onClick={() => void push?.resync()}>
        {t('push.look')}
      </Button>
    );
  if (kind === 'ios-not-installed') return install;
  if (kind !== 'failed') return null;
  return (
    <>
      <Button
        busy={busy}
        onClick={() => void (state.isLeaving ? push?.unsubscribe() : push?.subscribe())}
      >
        {t('push.again')}
      </Button>
      {state.trouble === 'limit' && preferences !== undefined && (
        <Link to={`${preferences}#push-devices`} className={buttonClass('quiet')}>
          {t('push.devices')}
        </Link>
      )}
    </>
  );
}
