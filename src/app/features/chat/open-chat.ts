import type { AppState } from '../../state/context.ts';
import { askFor } from '../../state/dialog-queue.ts';
import { loadChat } from './load-chat.ts';

/**
 * Opens the chat, which is fetched when it is first wanted. When it does not come within 10 s (blocked, away, no
 * network), a dialog says so and names the other ways to the company (F42).
 */
export async function openChat(app: AppState): Promise<void> {
  const { chat, dialogs, network } = app.stores;
  if (chat.isAwaited) return;
  chat.isAwaited = true;
  try {
    if (!network.online) throw new Error('there is no network');
    (await loadChat(app)).open();
  } catch (error) {
    console.warn('The chat does not open', error);
    askFor(dialogs, { kind: 'chat-unavailable' });
  } finally {
    chat.isAwaited = false;
  }
}
