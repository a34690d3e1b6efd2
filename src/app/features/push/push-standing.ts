import { isIos } from '../../../lib/is-ios.ts';
import { isStandalone } from '../../pwa/is-standalone.ts';

/** What the browser says before anything is asked. */
export interface BrowserFacts {
  /** Notifications, service workers and push messages are all there. */
  canPush: boolean;
  permission: NotificationPermission;
  ios: boolean;
  /** The site runs from the home screen. */
  standalone: boolean;
}

export type PushStanding = 'unsupported' | 'ios-not-installed' | 'denied' | 'undecided' | 'granted';

/** On iOS what is missing comes with the installation, so that is said first. */
export function standingOf({ canPush, permission, ios, standalone }: BrowserFacts): PushStanding {
  if (!canPush) return ios && !standalone ? 'ios-not-installed' : 'unsupported';
  return permission === 'default' ? 'undecided' : permission;
}

/** Looks at this browser; asks nothing. */
export function browserFacts(): BrowserFacts {
  const canPush =
    'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator;
  return {
    canPush,
    permission: canPush ? Notification.permission : 'default',
    ios: isIos(navigator),
    standalone: isStandalone(),
  };
}
