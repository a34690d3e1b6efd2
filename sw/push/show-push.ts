import { site, worker } from '../scope.ts';
import { forgetPending, visitorLanguages } from './notes.ts';
import { notificationOf } from './notification.ts';
import { pushFacts } from './push-facts.ts';
import { readPush } from './read-push.ts';
import { isInFront, siteWindows } from './windows.ts';

/**
 * Shows exactly one notification, without network requests, even when a window has the focus: some systems revoke the
 * permission after a few pushes that show nothing. The focused window is told, and the notification is silent.
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
  // Zero clears the badge.
  if (badge !== undefined) await navigator.setAppBadge?.(badge).catch(() => undefined);
}

/** Closes the notifications of a player who logs out. The page clears the badge. */
export async function clearNotifications(): Promise<void> {
  for (const notification of await worker.registration.getNotifications()) notification.close();
  await forgetPending();
}
