import { useEffect, useState } from 'react';
import { useApp } from '../../state/context.ts';
import type { PushState } from '../../state/push.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { loadPush } from './load-push.ts';
import type { PushService } from './push-service.ts';

/**
 * Returns the state of push on this device and its service, which is undefined until its code and texts have loaded.
 */
export function usePush(): { state: PushState; push: PushService | undefined } {
  const app = useApp();
  const state = useSnapshot(app.stores.push).state;
  const [push, setPush] = useState<PushService>();
  useEffect(() => {
    let wanted = true;
    loadPush(app)
      .then(async (service) => {
        if (app.stores.push.state.kind === 'unknown') await service.resync();
        if (wanted) setPush(service);
      })
      .catch((error: unknown) => console.error('Push messages did not load', error));
    return () => {
      wanted = false;
    };
  }, [app]);
  return { state, push };
}
