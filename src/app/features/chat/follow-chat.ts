import { subscribeKey } from 'valtio/vanilla/utils';
import type { AppState } from '../../state/context.ts';
import type { ChatInbox } from './chat-address.ts';
import { forgetConversation, keepsConversation } from './chat-cookies.ts';
import { loadChat, loadedChat } from './load-chat.ts';

/**
 * Keeps the chat in step with the log-in (AUT-1): an existing conversation on this device continues under the player's
 * name, so that they see replies; when the player logs out, in this tab or another, it is cleared. Loads nothing if the
 * chat was never used (docs/decisions/0028-chat.md). Call it once, with the first player of this tab.
 */
export function followChat(app: AppState, inbox: ChatInbox): void {
  const { session } = app.stores;
  let accountCode: string | undefined;
  const follow = () => {
    if (session.profile?.accountCode === accountCode) return;
    accountCode = session.profile?.accountCode;
    if (accountCode === undefined) leave();
    else if (keepsConversation() || loadedChat(app.stores)) goOn();
  };
  const goOn = () => {
    loadChat(app)
      .then((chat) => chat.identify())
      .catch((error: unknown) => console.warn('The chat did not continue', error));
  };
  const leave = () => {
    forgetConversation(inbox);
    loadedChat(app.stores)
      ?.then((chat) => chat.reset())
      .catch(() => undefined);
  };
  subscribeKey(session, 'profile', follow);
  follow();
}
