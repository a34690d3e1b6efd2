import { site, worker } from '../scope.ts';
import { forgetPending, visitorLanguages } from './notes.ts';
import { notificationOf } from './notification.ts';
import { pushFacts } from './push-facts.ts';
import { readPush } from './read-push.ts';
import { isInFront, siteWindows } from './windows.ts';

/**
 * Shows exactly one notification, whatever came, and asks the network for nothing. A window in front does not
 * keep it away (some systems take the permission after a few pushes that show nothing): it is told, and the
 * notification is silent.
 */
export async function showPush({ data }: PushEvent): Promise<void> {
  const [windows, languages] = await Promise.all([siteWindows(), visitorLanguages()]);
  const incoming = readPush(data?.text(), site, pushFacts, location.origin, languages);
  const front = windows.find(isInFront);
  const options = notificationOf(incoming, pushFacts, front !== undefined);
  await worker.registration.showNotification(incoming.title, options);
  const { id, title, body, path, image, priority, topic, badge } = incoming;
  const push = { id, title, body, path, ...(image && { image }), priority, topic };
  front?.postMessage({ type: 'push-received', push });
  // Zero takes the figure away.
  if (badge !== undefined) await navigator.setAppBadge?.(badge).catch(() => undefined);
}

/** Takes away what a player who left should not leave behind; the figure on the icon goes with the page that asks. */
export async function clearNotifications(): Promise<void> {
  for (const notification of await worker.registration.getNotifications()) notification.close();
  await forgetPending();
}
