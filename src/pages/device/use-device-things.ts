import { useCallback, useEffect, useState } from 'react';
import { type FoundThing, findThings } from '../../features/device-storage/find-things.ts';
import { removeEverything, removeThing } from '../../features/device-storage/remove-thing.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** What is on this device, read again after each change. */
export function useDeviceThings() {
  const { t } = useText();
  const { player, stores } = useApp();
  const [found, setFound] = useState<FoundThing[]>();
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState('');

  const read = useCallback(async () => {
    await findThings().then(setFound, () => setFailed(true));
  }, []);
  useEffect(() => {
    void read();
    // What changes elsewhere shows when somebody comes back to look.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [read]);

  return {
    found,
    failed,
    /** What became of the last deletion. */
    said,
    async remove(name: string, things: readonly FoundThing[]): Promise<void> {
      const outcomes = await Promise.allSettled(things.map(removeThing));
      const isGone = outcomes.every(({ status }) => status === 'fulfilled');
      setSaid(t(isGone ? 'device.deleted' : 'device.notDeleted', { name }));
      await read();
    },
    async removeAll(): Promise<void> {
      if (stores.session.signedIn) await player.session.signOut('asked');
      const left = await removeEverything(await findThings());
      setSaid(t(left.length === 0 ? 'device.all.done' : 'device.all.left'));
      await read();
    },
  };
}
