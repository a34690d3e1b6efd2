import type { AppState } from '../../state/context.ts';
import { askFor } from '../../state/dialog-queue.ts';
import { loadChat } from './load-chat.ts';

/**
 * Opens the chat and loads it on first use. If it does not start within 10 s (blocked, down or offline), a dialog
 * offers other ways to contact the company (F42).
 */
export async function openChat(app: AppState): Promise<void> {
  const { chat, dialogs, network } = app.stores;
  if (chat.isAwaited) return;
  chat.isAwaited = true;
  try {
    if (!network.online) throw new Error('there is no network');
    (await loadChat(app)).open();
  } catch (error) {
    console.warn('The chat did not open', error);
    askFor(dialogs, { kind: 'chat-unavailable' });
  } finally {
    chat.isAwaited = false;
  }
}
