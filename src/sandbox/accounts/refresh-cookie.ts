/** `__Host-`: of this host alone, over TLS (or loopback), for every path; scripts cannot read it. */
const NAME = '__Host-rt';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The refresh token in a Cookie header; undefined when there is none of the right form. */
export function refreshTokenIn(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)__Host-rt=([\w-]{20,100})\s*(?:;|$)/.exec(cookies ?? '')?.[1];
}

/** @param seconds until the session ends at the latest */
export const refreshCookie = (token: string, seconds: number) =>
  `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`;
export const noRefreshCookie = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
