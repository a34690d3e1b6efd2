import { subscribeKey } from 'valtio/vanilla/utils';
import type { PageMessage } from '../../pwa/messages.ts';
import { findWorkers } from '../../pwa/workers.ts';
import type { AppState } from '../../state/context.ts';
import { removeToast } from '../../state/toasts.ts';
import { followAppBadge, showAppBadge } from './app-badge.ts';
import { loadPush } from './load-push.ts';

/**
 * Keeps push in step with the log-in: checks on log-in, clears on log-out. Call it once, with the first player of this
 * tab (QRY-3).
 */
export function followPlayer(app: AppState): void {
  const { session, push } = app.stores;
  const { push: isOffered } = app.config;
  let accountCode: string | undefined;
  const follow = () => {
    if (session.profile?.accountCode === accountCode) return;
    accountCode = session.profile?.accountCode;
    push.state = { kind: 'unknown' };
    if (accountCode === undefined) clearAway(app.stores);
    else if (isOffered) look();
  };
  const look = () => {
    loadPush(app)
      .then((service) => service.resync())
      .catch((error: unknown) => console.warn('The push state was not checked', error));
  };
  subscribeKey(session, 'profile', follow);
  // Shows changes of the browser's permission at once; `subscribe` handles the response to a pending question.
  if (isOffered)
    followPermission(() => {
      if (session.profile && push.state.kind !== 'asking') look();
    });
  follow();
  followAppBadge(app);
}

function followPermission(onChange: () => void): void {
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', onChange))
    // A browser that does not report changes is checked at the next start.
    .catch(() => undefined);
}

/** Removes the player's messages from the page, and notifications and icon badge from the device. */
function clearAway({ toasts, overlay }: AppState['stores']): void {
  for (const { id } of toasts.list.filter(({ type }) => type === 'push')) removeToast(toasts, id);
  if (overlay.open === 'push') overlay.open = 'none';
  overlay.push = undefined;
  const message: PageMessage = { type: 'clear-notifications' };
  findWorkers()?.controller?.postMessage(message);
  showAppBadge(0);
}
