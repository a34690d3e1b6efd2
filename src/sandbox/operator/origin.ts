import type { IncomingHttpHeaders } from 'node:http';
import type { SandboxRequest } from '../request.ts';
import { Problem } from './problem.ts';

/**
 * Refuses what another site may have sent, on calls that ride on the refresh cookie: Fetch Metadata
 * first, the origin where a browser does not send it or says `same-site` (SECURITY.md section 3.3).
 * @param siteOrigins where the site lives, beside the host that the request names
 * @throws Problem 403 `cross_site_blocked`
 */
export function refuseOtherSites(
  { headers }: SandboxRequest,
  siteOrigins: readonly string[],
): void {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite === 'same-origin') return;
  // Not even the site itself: the SameSite cookie would never come back, and the session end with the page.
  if (fetchSite === 'cross-site') throw blocked();
  const isOwn = isOwnOrigin(headers);
  const isAllowed = headers.origin !== undefined && siteOrigins.includes(headers.origin);
  if (isAllowed || (isOwn && fetchSite === undefined)) return;
  throw blocked();
}

/**
 * The site's origin as the browser names it, which a passkey is bound to.
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
  new Problem(403, 'cross_site_blocked', 'This call may come from the site itself only');

const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders) =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
