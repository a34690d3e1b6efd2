import { findWorkers } from '../../pwa/workers.ts';

/** Drops the browser's push subscription, if any: nothing arrives without it, whatever the sender knows. */
export async function dropSubscription(): Promise<void> {
  const registration = await findWorkers()?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
