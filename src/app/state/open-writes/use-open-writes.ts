import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useStores } from '../context.ts';
import type { OpenWrite } from '../persist/saved-writes.ts';
import { type OpenWrites, openWritesOf } from './open-writes.ts';

/** The player's writes on this device, in any tab, with an unknown outcome; undefined until read. */
export function useOpenWrites(account: string): {
  writes: OpenWrites;
  open: readonly OpenWrite[] | undefined;
} {
  const writes = openWritesOf(useStores());
  writes.account = account;
  useEffect(() => writes.know(account), [writes, account]);
  const { list, readFor } = useSnapshot(writes.state);
  const isRead = readFor.includes(account);
  return { writes, open: isRead ? list?.filter((write) => write.account === account) : undefined };
}
