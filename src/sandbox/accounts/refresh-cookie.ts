import type { IncomingHttpHeaders } from 'node:http';

/** The request headers that determine the form of the refresh cookie. */
export type CookieHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'host' | 'user-agent'>;

interface CookieForm {
  readonly name: string;
  readonly attributes: string;
}
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';
/** `__Host-`: host-only, over TLS (or loopback), for every path; scripts cannot read it. */
const SECURE: CookieForm = { name: '__Host-rt', attributes: `${ATTRIBUTES}; Secure` };
/** For WebKit, which drops `Secure` cookies from http://localhost; Chromium and Firefox keep them. */
const LOOPBACK: CookieForm = { name: 'rt', attributes: ATTRIBUTES };

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const WEBKIT = /AppleWebKit\/(?!.*Chrom)/;

function formFor({ host = '', 'user-agent': agent = '' }: CookieHeaders): CookieForm {
  return LOOPBACK_HOST.test(host) && WEBKIT.test(agent) ? LOOPBACK : SECURE;
}

/** Returns the refresh token of the request; undefined if missing or malformed. */
export function refreshTokenIn(headers: CookieHeaders): string | undefined {
  const { name } = formFor(headers);
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})\\s*(?:;|$)`).exec(
    headers.cookie ?? '',
  )?.[1];
}

/** @param seconds maximum time until the session ends */
export function refreshCookie(headers: CookieHeaders, token: string, seconds: number): string {
  const { name, attributes } = formFor(headers);
  return `${name}=${token}; ${attributes}; Max-Age=${seconds}`;
}

/** Deletes the cookie. */
export const noRefreshCookie = (headers: CookieHeaders) => refreshCookie(headers, '', 0);
