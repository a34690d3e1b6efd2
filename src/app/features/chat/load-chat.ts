import type { AppState } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';
import type { Chat } from './create-chat.ts';

const chats = new WeakMap<Stores, Promise<Chat>>();

/** Loads and starts the chat of this tab once; retries after a failure. */
export function loadChat(app: AppState): Promise<Chat> {
  const known = chats.get(app.stores);
  if (known) return known;
  // The bar has the only close button on phones, so both load together or not at all.
  const loading = Promise.all([
    import('./create-chat.ts'),
    import('./chat-panel.tsx'),
    app.addMessages('chat'),
  ]).then(([{ createChat }]) => createChat(app));
  chats.set(app.stores, loading);
  loading.catch(() => chats.delete(app.stores));
  return loading;
}

/** Returns the chat if this tab has loaded it. */
export const loadedChat = (stores: Stores): Promise<Chat> | undefined => chats.get(stores);
