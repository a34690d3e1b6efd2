import type { AppState } from '../../state/context.ts';
import { askFor } from '../../state/dialog-queue.ts';
import { loadPush } from './load-push.ts';
import { mayAsk } from './may-ask.ts';
import { recallPush } from './push-memory.ts';

/**
 * Asks the player whether this device may get notifications, after something they did themselves such as
 * following a promotion. Nothing happens where the question may not be put (may-ask.ts) or need not be.
 */
export async function askAboutPush(app: AppState): Promise<void> {
  const push = await loadPush(app);
  if (app.stores.push.state.kind === 'unknown') await push.resync();
  if (mayAsk(app.stores.push.state, recallPush(), Date.now()))
    askFor(app.stores.dialogs, { kind: 'push-question' });
}
