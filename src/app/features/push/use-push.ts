import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../state/context.ts';
import type { PushState } from '../../state/push.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { loadPush } from './load-push.ts';
import type { PushService } from './push-service.ts';

interface PushHere {
  /** Unknown until the device was checked. */
  state: PushState;
  /** Undefined until its code and texts have loaded, and until a yes would work. */
  push: PushService | undefined;
  /** The code did not load, or the check failed; `look` tries again. */
  failed: boolean;
  look: () => Promise<void>;
}

/** Returns the state of push on this device and its service. After a failure it tries again when the network is back. */
export function usePush(): PushHere {
  const app = useApp();
  const { state } = useSnapshot(app.stores.push);
  const { online } = useSnapshot(app.stores.network);
  const [push, setPush] = useState<PushService>();
  const [isPrepared, setPrepared] = useState(false);
  const [failed, setFailed] = useState(false);
  const look = useCallback(async () => {
    try {
      const service = await loadPush(app);
      // The check can take as long as the sender's answer, so the service is shown before.
      setPush(service);
      if (app.stores.push.state.kind === 'unknown') await service.resync();
      await service.prepare();
      setPrepared(true);
      setFailed(false);
    } catch (error) {
      console.error('Push messages did not load', error);
      setFailed(true);
    }
  }, [app]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the network is back
  useEffect(() => void look(), [look, online]);
  const isReady = isPrepared || state.kind !== 'off';
  return { state, push: isReady ? push : undefined, failed, look };
}
