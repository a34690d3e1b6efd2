import { noticesQuery } from '../../../operator/notices.ts';
import type { AppState } from '../../state/context.ts';

/** Sets the badge of the installed app's icon; 0 clears it. */
export function showAppBadge(count: number): void {
  const icon = navigator as {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  // A browser may support the call and still refuse it; nothing to report.
  (count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.())?.catch(() => undefined);
}

/**
 * Keeps the badge of the installed app: none while the site is visible, the player's unread notices when it is hidden.
 * Call it once.
 */
export function followAppBadge({ stores, player }: Pick<AppState, 'stores' | 'player'>): void {
  const show = () => {
    const { profile } = stores.session;
    const notices = profile && player.queries.peek(noticesQuery(profile.accountCode));
    showAppBadge(document.visibilityState === 'visible' ? 0 : (notices?.unread ?? 0));
  };
  document.addEventListener('visibilitychange', show);
  show();
}
