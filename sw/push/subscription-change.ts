import { worker } from '../scope.ts';
import { tellOperator } from './tell-operator.ts';

/** Reports a replaced or dropped subscription to the operator. If that fails, the page does so at its next start. */
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
