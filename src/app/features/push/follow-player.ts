import { subscribeKey } from 'valtio/vanilla/utils';
import type { PageMessage } from '../../pwa/messages.ts';
import { findWorkers } from '../../pwa/workers.ts';
import type { AppState } from '../../state/context.ts';
import { followAppBadge, showAppBadge } from './app-badge.ts';
import { loadPush } from './load-push.ts';

/**
 * Push follows who is signed in: looked at when somebody is, cleared away when they leave. Call it once, when the
 * first player of this tab is there (QRY-3).
 */
export function followPlayer(app: AppState): void {
  const { session, push } = app.stores;
  let accountCode: string | undefined;
  const follow = () => {
    if (session.profile?.accountCode === accountCode) return;
    accountCode = session.profile?.accountCode;
    push.state = { kind: 'unknown' };
    if (accountCode === undefined) clearAway();
    else look();
  };
  const look = () => {
    loadPush(app)
      .then((service) => service.resync())
      .catch((error: unknown) => console.warn('Push messages were not looked at', error));
  };
  subscribeKey(session, 'profile', follow);
  // What the player changes in the browser's settings shows at once; an answer to its question is heard anyway.
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
    // A browser that does not tell is looked at again at the next start.
    .catch(() => undefined);
}

/** Nothing of the player's stays on the screen of the device, their figure on the icon included. */
function clearAway(): void {
  const message: PageMessage = { type: 'clear-notifications' };
  findWorkers()?.controller?.postMessage(message);
  showAppBadge(0);
}
