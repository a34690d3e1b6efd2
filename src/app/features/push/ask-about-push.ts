import type { AppState } from '../../state/context.ts';
import { askFor } from '../../state/dialog-queue.ts';
import { loadPush } from './load-push.ts';
import { mayAsk, recallPush } from './push-memory.ts';

/**
 * Asks the player for notifications on this device, after an action of their own such as following a promotion. Does
 * nothing where asking is not allowed (push-memory.ts) or not needed.
 */
export async function askAboutPush(app: AppState): Promise<void> {
  if (!app.config.push) return;
  const push = await loadPush(app);
  if (app.stores.push.state.kind === 'unknown') await push.resync();
  await push.prepare();
  if (mayAsk(app.stores.push.state, recallPush(), Date.now()))
    askFor(app.stores.dialogs, { kind: 'push-question' });
}
