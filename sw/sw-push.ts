import { END_SESSION_TAG, parsePageMessage } from '../src/app/pwa/messages.ts';
import { endSession } from './push/end-session.ts';
import { keepLanguage } from './push/notes.ts';
import { answerClick, followStart } from './push/notification-click.ts';
import { clearNotifications, showPush } from './push/show-push.ts';
import { renewSubscription } from './push/subscription-change.ts';
import { worker } from './scope.ts';

worker.addEventListener('push', (event) => event.waitUntil(showPush(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(answerClick(event)));
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event)),
);
worker.addEventListener('message', (event) => event.waitUntil(answerMessage(event)));
// Not of push; this half knows the operator. The type library has no background sync.
worker.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === END_SESSION_TAG) waitUntil.call(event, endSession());
});

async function answerMessage({ data, source }: ExtendableMessageEvent): Promise<void> {
  const message = parsePageMessage(data);
  if (message?.type === 'clear-notifications') return clearNotifications();
  if (message?.type !== 'started') return;
  await keepLanguage(message.language);
  if (source instanceof Client) await followStart(source);
}
