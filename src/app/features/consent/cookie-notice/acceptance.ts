import Cookies from 'js-cookie';
import type { CookieNoticeStore } from '../../../state/stores.ts';

const COOKIE = 'cookies_accepted';
/** Days; SPEC.md names no life for this cookie, so it gets the common upper bound for consent of one year. */
const LIFE_DAYS = 365;
/** CKE-2: a navigation above this one accepts. */
const LAST_UNDECIDED = 2;

/** How a page came to be shown, as the router tells it. */
export type NavigationKind = 'PUSH' | 'POP' | 'REPLACE';

/**
 * The number of a page view: the first is 1. A replacement belongs to the navigation that caused it (CKE-2).
 * @param number of the view before
 */
export const nextNavigation = (number: number, kind: NavigationKind): number =>
  kind === 'REPLACE' ? number : number + 1;

/** Whether a page view accepts by itself, which hides the notice and means nothing else (CKE-2). */
export const acceptsByItself = (navigation: number): boolean => navigation > LAST_UNDECIDED;

export const isAccepted = (): boolean => Cookies.get(COOKIE) === '1';

/** CKE-1, CKE-3: remembers it and hides the message. Never a consent to analytics or marketing (CKE-6). */
export function acceptCookies(notice: CookieNoticeStore): void {
  Cookies.set(COOKIE, '1', {
    expires: LIFE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
  notice.accepted = true;
  delete document.documentElement.dataset['cookies'];
}

/** The message shows: the attribute is what the style sheet goes by, as the boot script may have set it already. */
export function askForCookies(notice: CookieNoticeStore): void {
  notice.accepted = false;
  document.documentElement.dataset['cookies'] = 'pending';
}

/** What was answered before does not count any more: it is asked again, as if for the first time. */
export function askAgain(notice: CookieNoticeStore): void {
  Cookies.remove(COOKIE);
  askForCookies(notice);
}
