import { noticesQuery } from '../../operator/notices.ts';
import type { AppState } from '../../state/context.ts';

interface BadgeIcon {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/**
 * The figure on the installed site's icon: none while the site is looked at, the unread notices of the player
 * when it is left. Call it once.
 */
export function followAppBadge({ stores, player }: Pick<AppState, 'stores' | 'player'>): void {
  const icon = navigator as BadgeIcon;
  const show = () => {
    const { profile } = stores.session;
    const notices = profile && player.queries.peek(noticesQuery(profile.accountCode));
    const unread = document.visibilityState === 'visible' ? 0 : (notices?.unread ?? 0);
    const shown = unread > 0 ? icon.setAppBadge?.(unread) : icon.clearAppBadge?.();
    // A browser may know the call and refuse it; there is nothing to tell anybody.
    shown?.catch(() => undefined);
  };
  document.addEventListener('visibilitychange', show);
  show();
}
