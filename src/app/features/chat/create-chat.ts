import { subscribeKey } from 'valtio/vanilla/utils';
import { readChatIdentity } from '../../../operator/chat-identity.ts';
import type { AppState } from '../../state/context.ts';
import { forgetPlayersConversation } from './chat-cookies.ts';
import { type ColorScheme, findHolder, startChatwoot, watchOpen } from './chatwoot.ts';

/** The chat as the site sees it, independent of its vendor. */
export interface Chat {
  open(): void;
  close(): void;
  /** Identifies the logged-in player, once per player; visitors stay anonymous. */
  identify(): Promise<void>;
  /** Clears the conversation, so that the next person at this device does not see it. */
  reset(): void;
}

/** Author of a message in the SDK's event: 0 is the visitor. */
type MessageEvent = CustomEvent<{ message_type?: number } | undefined>;
type ErrorEvent = CustomEvent<{ error?: string } | undefined>;

/**
 * Error code of the inbox when it has ended a player's access, as after a reused refresh token on another device. A
 * player who is still logged in is identified again.
 */
const ACCESS_ENDED = 'access_ended';

/** Starts the chat for the current player or visitor. @throws if it does not start */
export async function createChat(app: AppState): Promise<Chat> {
  const { config, stores, player, locale } = app;
  const { chat: store, session, settings } = stores;
  const inbox = config.chat;
  if (!inbox) throw new Error('No chat is configured');
  const schemeOf = (theme: typeof settings.theme): ColorScheme =>
    theme === 'system' ? 'auto' : theme;
  if (!session.signedIn && !session.restoring) forgetPlayersConversation(inbox);
  const chatwoot = await startChatwoot(config, inbox, {
    locale,
    scheme: schemeOf(settings.theme),
  });
  const holder = findHolder();
  if (!holder) throw new Error('The SDK did not create its element');

  watchOpen(holder, (isOpen) => {
    store.isOpen = isOpen;
    if (isOpen) store.unread = 0;
  });
  addEventListener('chatwoot:on-message', (event) => {
    if ((event as MessageEvent).detail?.message_type === 0) return;
    if (!store.isOpen) store.unread++;
  });
  addEventListener('chatwoot:error', (event) => {
    console.warn('The chat failed', event);
    if ((event as ErrorEvent).detail?.error === ACCESS_ENDED) identifyAgain();
  });
  subscribeKey(settings, 'theme', (theme) => chatwoot.setColorScheme(schemeOf(theme)));

  let known: string | undefined;
  async function identify(): Promise<void> {
    const { profile } = session;
    if (!profile || known === profile.accountCode) return;
    const { accountCode } = profile;
    known = accountCode;
    const answer = await readChatIdentity(player.api, accountCode);
    // Skips a player who logged out meanwhile; without a response the chat continues anonymously.
    if (known !== accountCode || session.profile?.accountCode !== accountCode) return;
    if (!answer.ok) {
      known = undefined;
      return;
    }
    const { identifier, identifierHash } = answer.value;
    chatwoot.setUser(identifier, { name: profile.username, identifier_hash: identifierHash });
  }

  // Not awaited, so that a slow operator does not delay the chat.
  function identifyAgain(): void {
    known = undefined;
    identify().catch((error: unknown) =>
      console.warn('The chat could not identify the player', error),
    );
  }

  const chat: Chat = {
    open: () => chatwoot.toggle('open'),
    close: () => chatwoot.toggle('close'),
    identify,
    reset() {
      known = undefined;
      store.unread = 0;
      chatwoot.reset();
    },
  };
  // Clears a player's conversation when their saved session is not restored.
  subscribeKey(session, 'restoring', (restoring) => {
    if (!restoring && !session.signedIn && forgetPlayersConversation(inbox)) chat.reset();
  });
  store.isReady = true;
  identifyAgain();
  return chat;
}
