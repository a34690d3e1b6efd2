import { isIos } from '../../../lib/is-ios.ts';
import { isStandalone } from '../../pwa/install.ts';

/** What the browser reports before anything is asked. */
export interface BrowserFacts {
  /** Notifications, service workers and push are all supported. */
  canPush: boolean;
  permission: NotificationPermission;
  ios: boolean;
  /** The site runs as an installed app. */
  standalone: boolean;
}

type PushStanding = 'unsupported' | 'ios-not-installed' | 'denied' | 'undecided' | 'granted';

/** iOS needs an installed site for push, so that comes first. */
export function standingOf({ canPush, permission, ios, standalone }: BrowserFacts): PushStanding {
  if (!canPush) return ios && !standalone ? 'ios-not-installed' : 'unsupported';
  return permission === 'default' ? 'undecided' : permission;
}

/** Reads the facts of this browser without a prompt. */
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
