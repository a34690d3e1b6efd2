import type { Api } from '../../../http/api.ts';
import type { Stores } from '../../state/stores.ts';
import { dropSubscription } from './drop-subscription.ts';
import { loadedPush } from './load-push.ts';
import { recallPush, rememberPush } from './push-memory.ts';

/**
 * Detaches this device on log-out. A log-out may come before the push service or the profile has loaded; then only the
 * subscription is dropped, and the operator forgets the device when its next message is refused.
 */
export async function detachPush(
  stores: Stores,
  api: Api,
  accountCode: string | undefined,
): Promise<void> {
  const push = await loadedPush(stores)?.catch(() => undefined);
  if (push && accountCode !== undefined) return push.detach(api, accountCode);
  const { device: _, ...rest } = recallPush();
  if (rest.owner === undefined) return;
  await dropSubscription();
  rememberPush(rest);
}
