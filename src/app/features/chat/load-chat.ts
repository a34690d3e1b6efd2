import type { AppState } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';
import type { Chat } from './create-chat.ts';

const chats = new WeakMap<Stores, Promise<Chat>>();

/** The chat of this tab, fetched and started once; after a failure it is tried again. */
export function loadChat(app: AppState): Promise<Chat> {
  const known = chats.get(app.stores);
  if (known) return known;
  // Without its bar nobody could close the chat on a phone: it comes with it or not at all.
  const loading = Promise.all([
    import('./create-chat.ts'),
    import('./chat-panel.tsx'),
    app.addMessages('chat'),
  ]).then(([{ createChat }]) => createChat(app));
  chats.set(app.stores, loading);
  loading.catch(() => chats.delete(app.stores));
  return loading;
}

/** That chat if this tab has it. */
export const loadedChat = (stores: Stores): Promise<Chat> | undefined => chats.get(stores);
