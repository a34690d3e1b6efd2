import { worker } from '../scope.ts';
import { tellOperator } from './tell-operator.ts';

/**
 * The browser replaced this device's subscription, or dropped it: the operator learns the new address. When that
 * fails, the page tells it at its next start, as it always does.
 */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>): Promise<void> {
  if (!oldSubscription) return;
  const renewed =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription.options.applicationServerKey,
    }));
  const { endpoint, keys } = renewed.toJSON();
  await tellOperator('/push/replacements', {
    oldEndpoint: oldSubscription.endpoint,
    endpoint,
    keys,
  });
}
