import { proxy } from 'valtio/vanilla';

/** How the operator's chat stands in this tab (HDR-7). */
export interface ChatStore {
  /** Somebody asked for it, and it is not here yet. */
  isAwaited: boolean;
  /** Its script runs. */
  isReady: boolean;
  isOpen: boolean;
  /** Answers that came while it was closed. */
  unread: number;
}

export const createChat = (): ChatStore =>
  proxy<ChatStore>({ isAwaited: false, isReady: false, isOpen: false, unread: 0 });
