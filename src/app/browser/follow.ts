import { subscribeKey } from 'valtio/vanilla/utils';
import { forgetPlayersConversation } from '../features/chat/chat-cookies.ts';
import { hasHint } from '../features/session/session-hint.ts';
import { CHANNEL } from '../features/session/tab-channel.ts';
import type { PageMessage } from '../pwa/messages.ts';
import { idle } from '../pwa/page-moments.ts';
import { findWorkers, onWorkerMessage } from '../pwa/workers.ts';
import type { AppState } from '../state/context.ts';
import type { SessionStore } from '../state/session.ts';
import type { DutiesOptions } from './duties-options.ts';

// What a page follows without having its code: that comes with the first player, with a message, where it is configured.

/** Who signs in in another tab is signed in here; until then a visitor's tab has none of that code. */
export function followSignIn({ player }: AppState): void {
  new BroadcastChannel(CHANNEL).onmessage = () => void player.session.settled();
}

/** PWA-5, QRY-3: its code comes with the first player, or with a notification that was clicked. */
export function followPush({ browser, router }: DutiesOptions): void {
  const { app } = browser;
  const { session } = app.stores;
  const go = (path: string) => void router.navigate(path);
  onWorkerMessage((message, answer) => {
    if ('url' in message) return;
    import('../features/push/hear-push.ts')
      .then(({ hearPush }) => hearPush(app, message, answer, go))
      .catch((error: unknown) => console.warn('A push message was not shown', error));
  });
  // A click that opened this window, or found none that listened, may still wait.
  void findWorkers()?.ready.then(({ active }) => {
    const started: PageMessage = { type: 'started', language: app.locale };
    active?.postMessage(started);
  });
  onFirstPlayer(session, () => {
    import('../features/push/follow-player.ts')
      .then(({ followPlayer }) => followPlayer(app))
      .catch((error: unknown) => console.warn('Push messages are not followed', error));
  });
}

/** AUT-1, QRY-3: its code comes with the first player, when the page has nothing better to do. */
export function followChat(app: AppState): void {
  const { chat } = app.config;
  if (!chat) return;
  if (!hasHint()) forgetPlayersConversation(chat);
  onFirstPlayer(app.stores.session, () => {
    idle()
      .then(() => import('../features/chat/follow-chat.ts'))
      .then(({ followChat }) => followChat(app, chat))
      .catch((error: unknown) => console.warn('The chat is not followed', error));
  });
}

/** CKE-6, QRY-3: its code comes where one is configured; the tag manager itself once the visitor allows it. */
export function followTags({ browser, router }: DutiesOptions): void {
  const { gtm } = browser.app.config;
  if (!gtm) return;
  import('./tags.ts')
    .then(({ startTags }) => startTags(browser.app, gtm, router))
    .catch((error: unknown) => console.warn('The tag manager is not followed', error));
}

/** Calls `begin` once, as soon as it is known who is signed in. */
function onFirstPlayer(session: SessionStore, begin: () => void): void {
  if (session.profile) {
    begin();
    return;
  }
  const stop = subscribeKey(session, 'profile', (profile) => {
    if (!profile) return;
    stop();
    begin();
  });
}
