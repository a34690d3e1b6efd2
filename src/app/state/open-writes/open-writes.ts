import { proxy, ref } from 'valtio/vanilla';
import type { SavedStore } from '../persist/saved-store.ts';
import { type OpenWrite, openSavedWrites } from '../persist/saved-writes.ts';

/** The tabs tell each other that a write was opened or closed. */
const CHANNEL = 'marquee-writes';

export interface OpenWrites {
  readonly state: {
    /** Of the accounts in `readFor`; undefined until the device was read. It changes with every tab. */
    list: readonly OpenWrite[] | undefined;
    readFor: readonly string[];
    /** The last that was not done because the session was over. */
    undone: OpenWrite | undefined;
  };
  /** Whose writes this tab was about last: the log-in page speaks of nobody else's. */
  account: string | undefined;
  /** The device keeps each write closed to all but its account: this one is known now. */
  know(account: string): void;
  /** Whether it was asked for before, and nobody knows what became of it. */
  has(key: string): boolean;
  /** Keeps a write from before it is sent until it is closed. Resolves when the device has it. */
  keep(write: OpenWrite): Promise<void>;
  /** What became of it is known. */
  close(key: string): Promise<void>;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** @param accounts whose writes `saved` opens */
export function createOpenWrites(
  saved: SavedStore<OpenWrite>,
  channel?: Channel,
  accounts = new Set<string>(),
): OpenWrites {
  const state = proxy<OpenWrites['state']>({ list: undefined, readFor: [], undone: undefined });
  let turn: Promise<unknown> = read();
  if (channel) channel.onmessage = () => next(read);

  async function read(): Promise<void> {
    const readFor = [...accounts];
    const writes = [...(await saved.getAll()).values()];
    state.readFor = ref(readFor);
    // Held whole: what is handed out can be kept again as it is.
    state.list = ref(writes.sort((a, b) => a.at - b.at));
  }
  /** One after the other, or a reading that began before a change would undo it here. */
  function next(act: () => Promise<void>): Promise<void> {
    const mine = turn.then(act, act);
    turn = mine;
    return mine;
  }
  function change(act: () => Promise<void>): Promise<void> {
    return next(async () => {
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
      void next(read);
    },
    has: (key) => state.list?.some((write) => write.key === key) ?? false,
    keep(write) {
      this.account = write.account;
      accounts.add(write.account);
      state.undone = undefined;
      return change(() => saved.put(write.key, write));
    },
    close: (key) => change(() => saved.delete(key)),
  };
}

const ofTab = new WeakMap<object, OpenWrites>();

/** The open writes of this device, for the tab that these stores belong to. */
export function openWritesOf(stores: object): OpenWrites {
  const known = ofTab.get(stores);
  if (known) return known;
  const accounts = new Set<string>();
  const saved = openSavedWrites(accounts);
  const writes = createOpenWrites(saved, new BroadcastChannel(CHANNEL), accounts);
  ofTab.set(stores, writes);
  return writes;
}
