import { subscribeKey } from 'valtio/vanilla/utils';
import type { AppState } from '../../state/context.ts';
import type { ChatInbox } from './chat-address.ts';
import { forgetConversation, keepsConversation } from './chat-cookies.ts';
import { loadChat, loadedChat } from './load-chat.ts';

/**
 * The chat follows who is signed in (AUT-1): a conversation that goes on on this device is gone on with under the
 * player's name, so that answers are seen; when the player leaves, in this tab or another, it goes with them. Whoever
 * has not asked for the chat brings nothing of it here (docs/decisions/0028-chat.md). Call it once, with the first
 * player of this tab.
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
      .catch((error: unknown) => console.warn('The chat does not go on', error));
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
