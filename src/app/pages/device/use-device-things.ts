import { useCallback, useEffect, useState } from 'react';
import { type FoundThing, findThings } from '../../features/consent/device-storage/find-things.ts';
import {
  removeEverything,
  removeThing,
} from '../../features/consent/device-storage/remove-thing.ts';
import { hasHint } from '../../features/session/session-traces.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** Reads what is stored on this device, again after each change. */
export function useDeviceThings() {
  const { t } = useText();
  const { player, stores } = useApp();
  const [found, setFound] = useState<FoundThing[]>();
  const [said, setSaid] = useState('');

  const read = useCallback(async () => {
    setFound(await findThings());
  }, []);
  useEffect(() => {
    void read();
    // Picks up changes made elsewhere when the visitor returns.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [read]);

  return {
    found,
    /** Message about the last deletion. */
    said,
    async remove(name: string, things: readonly FoundThing[]): Promise<void> {
      const outcomes = await Promise.allSettled(things.map(removeThing));
      const isGone = outcomes.every(({ status }) => status === 'fulfilled');
      setSaid(t(isGone ? 'device.deleted' : 'device.notDeleted', { name }));
      await read();
    },
    async removeAll(): Promise<void> {
      const hadSession = hasHint();
      if (stores.session.signedIn) await player.session.signOut('asked');
      const left = await removeEverything(await findThings());
      // Only the operator's response removes the session's own cookie.
      const isGone = left.length === 0 && (!hadSession || stores.network.online);
      setSaid(t(isGone ? 'device.all.done' : 'device.all.left'));
      await read();
    },
  };
}
