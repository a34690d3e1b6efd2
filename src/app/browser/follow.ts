import { subscribeKey } from 'valtio/vanilla/utils';
import { forgetPlayersConversation } from '../features/chat/chat-cookies.ts';
import { CHANNEL, hasHint } from '../features/session/session-traces.ts';
import type { PageMessage } from '../pwa/messages.ts';
import { idle } from '../pwa/page-moments.ts';
import { findWorkers, onWorkerMessage } from '../pwa/workers.ts';
import type { AppState } from '../state/context.ts';
import type { SessionStore } from '../state/session.ts';
import type { DutiesOptions } from './duties-options.ts';

// Follows events of optional features, whose code loads with the first player, a push message or a tag manager.

/**
 * Loads the session when another tab logs in; until then a visitor's tab has none of that code. A session that is
 * loaded gets the same messages.
 */
export function followSignIn({ player }: AppState): void {
  new BroadcastChannel(CHANNEL).onmessage = () => void player.session.settled();
  // A page in the back/forward cache gets no messages (F52).
  addEventListener('pageshow', ({ persisted }) => persisted && void player.session.settled(true));
}

/** PWA-5, QRY-3: loads push code with the first player or a clicked notification. */
export function followPush({ browser, router }: DutiesOptions): void {
  const { app } = browser;
  const { session } = app.stores;
  const go = (path: string) => void router.navigate(path);
  onWorkerMessage((message, answer) => {
    if ('url' in message) return;
    import('../features/push/hear-push.ts')
      .then(({ hearPush }) => hearPush(app, message, answer, go))
      .catch((error: unknown) => console.warn('Showing a push message failed', error));
  });
  // A click that opened this window may still be pending.
  void findWorkers()?.ready.then(({ active }) => {
    const started: PageMessage = { type: 'started', language: app.locale };
    active?.postMessage(started);
  });
  onFirstPlayer(session, () => {
    import('../features/push/follow-player.ts')
      .then(({ followPlayer }) => followPlayer(app))
      .catch((error: unknown) => console.warn('Push messages could not start', error));
  });
}

/** AUT-1, QRY-3: loads chat code with the first player, when idle. */
export function followChat(app: AppState): void {
  const { chat } = app.config;
  if (!chat) return;
  if (!hasHint()) forgetPlayersConversation(chat);
  onFirstPlayer(app.stores.session, () => {
    idle()
      .then(() => import('../features/chat/follow-chat.ts'))
      .then(({ followChat }) => followChat(app, chat))
      .catch((error: unknown) => console.warn('The chat could not start', error));
  });
}

/** CKE-6, QRY-3: loads the code if a tag manager is configured, and the tag manager itself after consent. */
export function followTags({ browser, router }: DutiesOptions): void {
  const { gtm } = browser.app.config;
  if (!gtm) return;
  import('./tags.ts')
    .then(({ startTags }) => startTags(browser.app, gtm, router))
    .catch((error: unknown) => console.warn('The tag manager could not start', error));
}

/** Calls `begin` once the player is known. */
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
