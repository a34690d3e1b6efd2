import { noticesQuery } from '../../../operator/notices.ts';
import type { AppState } from '../../state/context.ts';

/** Takes the figure off the installed site's icon with 0. */
export function showAppBadge(count: number): void {
  const icon = navigator as {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  // A browser may know the call and refuse it; there is nothing to tell anybody.
  (count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.())?.catch(() => undefined);
}

/**
 * The figure on the installed site's icon: none while the site is looked at, the unread notices of the player
 * when it is left. Call it once.
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
