import { useEffect } from 'react';
import { proxy, ref } from 'valtio/vanilla';
import { createTurns } from '../../../lib/turns.ts';
import { useStores } from '../context.ts';
import { type OpenWrite, openSavedWrites, type SavedWrites } from '../persist/saved-writes.ts';
import { useSnapshot } from '../use-snapshot.ts';

/** Tabs notify each other of changes. */
const CHANNEL = 'marquee-writes';
/** Pause before reading again from storage that did not answer, in ms. */
const AGAIN_MS = 500;

export interface OpenWrites {
  readonly state: {
    /** Writes of the accounts in `readFor`; undefined until read. Synced between tabs. */
    list: readonly OpenWrite[] | undefined;
    /** Storage did not answer the last read, so any write may be open. */
    failed: boolean;
    readFor: readonly string[];
    /** The last write that failed because the session was over. */
    undone: OpenWrite | undefined;
  };
  /** Account of this tab's last writes; the log-in page mentions no other. */
  account: string | undefined;
  /** Makes an account known, whose writes can then be decrypted. */
  know(account: string): void;
  /** Whether a write with this key is open, or may be. */
  has(key: string): boolean;
  /** Stores a write before it is sent. Resolves when stored. */
  keep(write: OpenWrite): Promise<void>;
  /** Removes a write whose outcome is known. */
  close(key: string): Promise<void>;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** @param accounts whose writes `saved` can decrypt */
export function createOpenWrites(
  saved: SavedWrites,
  channel?: Channel,
  accounts = new Set<string>(),
): OpenWrites {
  const state = proxy<OpenWrites['state']>({
    list: undefined,
    failed: false,
    readFor: [],
    undone: undefined,
  });
  let again: ReturnType<typeof setTimeout> | undefined;
  /** Keys of writes whose outcome is known here, even if this device could not remove them. */
  const closed = new Set<string>();
  // Sequential: a read that began before a change would undo it here.
  const inTurn = createTurns();
  void inTurn(read);
  if (channel) channel.onmessage = () => inTurn(read);

  async function read(): Promise<void> {
    const readFor = [...accounts];
    const writes = await saved.getAll().catch(() => undefined);
    state.failed = writes === undefined;
    clearTimeout(again);
    if (state.failed) again = setTimeout(() => void inTurn(read), AGAIN_MS);
    state.readFor = ref(readFor);
    // A ref, so that entries can be stored again unchanged.
    const open = writes && [...writes.values()].filter(({ key }) => !closed.has(key));
    state.list = open && ref(open.sort((a, b) => a.at - b.at));
  }
  function change(act: () => Promise<void>): Promise<void> {
    return inTurn(async () => {
      await act();
      await read();
      channel?.postMessage('changed');
    });
  }
  return {
    state,
    account: undefined,
    know(account) {
      if (accounts.has(account)) return;
      accounts.add(account);
      void inTurn(read);
    },
    has: (key) => state.list?.some((write) => write.key === key) ?? state.failed,
    keep(write) {
      this.account = write.account;
      accounts.add(write.account);
      state.undone = undefined;
      closed.delete(write.key);
      return change(() => saved.put(write.key, write));
    },
    close(key) {
      closed.add(key);
      return change(() => saved.delete(key));
    },
  };
}

const ofTab = new WeakMap<object, OpenWrites>();

/** Open writes of this device, per tab. */
export function openWritesOf(stores: object): OpenWrites {
  const known = ofTab.get(stores);
  if (known) return known;
  const accounts = new Set<string>();
  const saved = openSavedWrites(accounts);
  const writes = createOpenWrites(saved, new BroadcastChannel(CHANNEL), accounts);
  ofTab.set(stores, writes);
  return writes;
}

/** The player's writes on this device, in any tab, with an unknown outcome; undefined until read. */
export function useOpenWrites(account: string): {
  writes: OpenWrites;
  open: readonly OpenWrite[] | undefined;
  failed: boolean;
} {
  const writes = openWritesOf(useStores());
  writes.account = account;
  useEffect(() => writes.know(account), [writes, account]);
  const { list, readFor, failed } = useSnapshot(writes.state);
  const isRead = readFor.includes(account);
  const open = isRead ? list?.filter((write) => write.account === account) : undefined;
  return { writes, open, failed };
}
