import Cookies from 'js-cookie';
import type { CookieNoticeStore } from '../../../state/stores.ts';

const COOKIE = 'cookies_accepted';
/** Days: the common upper bound for consent, one year. */
const LIFE_DAYS = 365;
/** CKE-2: navigations above this number accept. */
const LAST_UNDECIDED = 2;

/** The router's navigation type. */
export type NavigationKind = 'PUSH' | 'POP' | 'REPLACE';

/**
 * Returns the number of a page view, from 1. A replacement belongs to the navigation that caused it (CKE-2).
 * @param number of the previous view
 */
export const nextNavigation = (number: number, kind: NavigationKind): number =>
  kind === 'REPLACE' ? number : number + 1;

/** Whether a page view accepts implicitly, which only hides the notice (CKE-2). */
export const acceptsByItself = (navigation: number): boolean => navigation > LAST_UNDECIDED;

export const isAccepted = (): boolean => Cookies.get(COOKIE) === '1';

/** CKE-1, CKE-3: stores the acceptance and hides the notice. Never a consent to analytics or marketing (CKE-6). */
export function acceptCookies(notice: CookieNoticeStore): void {
  Cookies.set(COOKIE, '1', {
    expires: LIFE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
  hideNotice(notice);
}

export function hideNotice(notice: CookieNoticeStore): void {
  notice.accepted = true;
  delete document.documentElement.dataset['cookies'];
}

/** Shows the notice. The style sheet uses the root's attribute, which the boot script may have set already. */
export function askForCookies(notice: CookieNoticeStore): void {
  notice.accepted = false;
  document.documentElement.dataset['cookies'] = 'pending';
}

/** Discards the previous response and asks again as on a first visit. */
export function askAgain(notice: CookieNoticeStore): void {
  Cookies.remove(COOKIE);
  askForCookies(notice);
}
