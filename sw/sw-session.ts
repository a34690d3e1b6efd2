import { END_SESSION_TAG, parsePageMessage } from '../src/app/pwa/messages.ts';
import { endSession } from './push/end-session.ts';
import { clearNotifications } from './push/show-push.ts';
import { worker } from './scope.ts';

// What a log-out leaves to the worker. Part of our push half; a file of its own beside the script of a push service.

// The type library has no background sync.
worker.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === END_SESSION_TAG) waitUntil.call(event, endSession());
});
worker.addEventListener('message', (event) => {
  if (parsePageMessage(event.data)?.type === 'clear-notifications')
    event.waitUntil(clearNotifications());
});
