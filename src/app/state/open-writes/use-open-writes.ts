import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useStores } from '../context.ts';
import type { OpenWrite } from '../persist/saved-writes.ts';
import { type OpenWrites, openWritesOf } from './open-writes.ts';

/** What a player asked for on this device, in whatever tab, and nobody knows the outcome of; undefined until it was read. */
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
