import { proxy } from 'valtio/vanilla';

/** State of the operator's chat in this tab (HDR-7). */
export interface ChatStore {
  /** Requested, still loading. */
  isAwaited: boolean;
  /** Loaded. */
  isReady: boolean;
  isOpen: boolean;
  /** Messages received while closed. */
  unread: number;
}

export const createChat = (): ChatStore =>
  proxy<ChatStore>({ isAwaited: false, isReady: false, isOpen: false, unread: 0 });
