import { subscribeKey } from 'valtio/vanilla/utils';
import { readChatIdentity } from '../../../operator/chat-identity.ts';
import type { AppState } from '../../state/context.ts';
import { forgetPlayersConversation } from './chat-cookies.ts';
import { type ColorScheme, findHolder, startChatwoot, watchOpen } from './chatwoot.ts';

/** The operator's chat, whoever's it is: all that the site knows of it. */
export interface Chat {
  open(): void;
  close(): void;
  /** Tells it who is signed in, once for each player; visitors stay unnamed. */
  identify(): Promise<void>;
  /** Nothing of the conversation stays with the next person at this device. */
  reset(): void;
}

/** Who wrote a message, as the SDK says it: 0 is the visitor. */
type MessageEvent = CustomEvent<{ message_type?: number } | undefined>;

/** Starts the chat for whoever is here. @throws when it does not start */
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
  if (!holder) throw new Error('The chat has no place on the page');

  watchOpen(holder, (isOpen) => {
    store.isOpen = isOpen;
    if (isOpen) store.unread = 0;
  });
  addEventListener('chatwoot:on-message', (event) => {
    if ((event as MessageEvent).detail?.message_type === 0) return;
    if (!store.isOpen) store.unread++;
  });
  addEventListener('chatwoot:error', (event) => console.warn('The chat failed', event));
  subscribeKey(settings, 'theme', (theme) => chatwoot.setColorScheme(schemeOf(theme)));

  let known: string | undefined;
  async function identify(): Promise<void> {
    const { profile } = session;
    if (!profile || known === profile.accountCode) return;
    const { accountCode } = profile;
    known = accountCode;
    const answer = await readChatIdentity(player.api, accountCode);
    // Who left meanwhile is not named any more; without an answer the chat goes on without a name.
    if (known !== accountCode || session.profile?.accountCode !== accountCode) return;
    if (!answer.ok) {
      known = undefined;
      return;
    }
    const { identifier, identifierHash } = answer.value;
    chatwoot.setUser(identifier, { name: profile.username, identifier_hash: identifierHash });
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
  // A session of before that does not come back leaves nothing of its player's.
  subscribeKey(session, 'restoring', (restoring) => {
    if (!restoring && !session.signedIn && forgetPlayersConversation(inbox)) chat.reset();
  });
  store.isReady = true;
  // Whoever wants help is not kept waiting by an operator that is slow.
  identify().catch((error: unknown) => console.warn('The chat knows nobody', error));
  return chat;
}
