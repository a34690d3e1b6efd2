import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from './problem.ts';
import type { SandboxRequest } from './request.ts';

/**
 * Refuses cross-site calls that use the refresh cookie: by Fetch Metadata, or by origin if a browser does not send it
 * or says `same-site` (S10).
 * @param siteOrigins the site's origins, besides the request's own host
 * @throws Problem 403 `cross_site_blocked`
 */
export function refuseOtherSites(
  { headers }: SandboxRequest,
  siteOrigins: readonly string[],
): void {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite === 'same-origin') return;
  // Applies even to the site itself, because the SameSite cookie would not be sent back and the session would end with
  // the page.
  if (fetchSite === 'cross-site') throw blocked();
  const isOwn = isOwnOrigin(headers);
  const isAllowed = headers.origin !== undefined && siteOrigins.includes(headers.origin);
  if (isAllowed || (isOwn && fetchSite === undefined)) return;
  throw blocked();
}

/**
 * The site's origin as the browser sends it. Passkeys are bound to it.
 * @throws Problem 403 `cross_site_blocked`
 */
export function siteOrigin(headers: IncomingHttpHeaders, siteOrigins: readonly string[]): URL {
  const { origin } = headers;
  if (origin !== undefined && (isOwnOrigin(headers) || siteOrigins.includes(origin))) {
    return new URL(origin);
  }
  throw blocked();
}

const blocked = () =>
  new Problem(403, 'cross_site_blocked', 'This call may only come from the site itself');

const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders) =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
