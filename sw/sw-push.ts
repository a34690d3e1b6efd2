import { parsePageMessage } from '../src/app/pwa/messages.ts';
import { keepLanguage } from './push/notes.ts';
import { answerClick, followStart } from './push/notification-click.ts';
import { showPush } from './push/show-push.ts';
import { renewSubscription } from './push/subscription-change.ts';
import { worker } from './scope.ts';
import './sw-session.ts';

worker.addEventListener('push', (event) => event.waitUntil(showPush(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(answerClick(event)));
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event)),
);
worker.addEventListener('message', (event) => event.waitUntil(answerMessage(event)));

async function answerMessage({ data, source }: ExtendableMessageEvent): Promise<void> {
  const message = parsePageMessage(data);
  if (message?.type !== 'started') return;
  await keepLanguage(message.language);
  if (source instanceof Client) await followStart(source);
}
