import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/player-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { PushState } from '../../state/push.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { browserFamily } from './browser-family.ts';
import type { PushService } from './push-service.ts';
import { PushStateView } from './push-state-view.tsx';

interface ThisDeviceProps {
  state: PushState;
  /** What installs the site, where a system has push for installed sites only. */
  install: ReactNode;
  /** Undefined until its code is there. */
  push: PushService | undefined;
  /** They have just said yes: how to take it back is not what comes next. */
  justAsked?: boolean;
}

/** Push on this device: how it stands, and what turns it on or off. */
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
      <Button busy={busy} onClick={() => void push?.subscribe()}>
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
