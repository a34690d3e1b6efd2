import type { SiteFacts } from '../src/app/pwa/site-facts.ts';
import { FILE_NAME } from '../src/lib/file-name.ts';

/** What handles a request; `leave` hands it to the browser. */
export type Decision = 'navigation' | 'asset' | 'content' | 'image' | 'leave';

/** The properties of a `Request` that the decision depends on. */
export type RequestFacts = Pick<
  Request,
  'method' | 'url' | 'mode' | 'destination' | 'credentials'
> & {
  headers: Pick<Headers, 'has'>;
};

type Site = Pick<SiteFacts, 'contentBase' | 'collections' | 'serverOwned'>;

/**
 * Decides by path alone: a query string never turns a path of the server into a page. When in doubt, `leave`.
 * @param origin the site's origin
 */
export function decide(request: RequestFacts, site: Site, origin: string): Decision {
  if (request.method !== 'GET') return 'leave';
  if (request.headers.has('range') || request.headers.has('authorization')) return 'leave';
  if (request.destination === 'audio' || request.destination === 'video') return 'leave';

  if (request.mode === 'navigate') {
    const isPage = request.destination === 'document' && isPagePath(request.url, site, origin);
    return isPage ? 'navigation' : 'leave';
  }
  if (isContentUrl(request.url, site, origin)) {
    return request.credentials === 'omit' && request.mode === 'cors' ? 'content' : 'leave';
  }
  if (isImage(request, site, origin)) return 'image';
  return pathUnder(request.url, '/assets', origin) === undefined ? 'leave' : 'asset';
}

/** Whether a URL is content that is cached for offline use. Each query string counts as its own. */
export function isContentUrl(address: string, site: Site, origin: string): boolean {
  const path = pathUnder(address, site.contentBase, origin) ?? '';
  return site.collections.some((collection) => path === `/api/${collection}`);
}

/** Whether this address leads to a page of the site, not to the server or to a file. */
export function isPagePath(address: string, site: Site, origin: string): boolean {
  const path = pathUnder(address, '/', origin);
  if (path === undefined || FILE_NAME.test(path)) return false;
  return !site.serverOwned.some((prefix) => isUnder(path, prefix));
}

/**
 * A cross-origin image counts only if it was requested with CORS: browsers count an opaque one as megabytes of quota.
 */
function isImage(request: RequestFacts, site: Site, origin: string): boolean {
  if (request.destination !== 'image') return false;
  const isReadable = request.mode === 'cors' || new URL(request.url).origin === origin;
  return isReadable && isPicture(request.url, site, origin);
}

/** Whether this is a picture of the content system or an icon of the site. */
export function isPicture(address: string, site: Site, origin: string): boolean {
  const isUpload = pathUnder(address, site.contentBase, origin)?.startsWith('/uploads/');
  return isUpload || pathUnder(address, '/icons', origin) !== undefined;
}

/** Whether the path is the prefix itself or below it. `/apiary` is not under `/api`. */
export const isUnder = (pathname: string, prefix: string): boolean =>
  `${pathname}/`.startsWith(`${prefix.replace(/\/+$/, '')}/`);

/** The path after `base`, starting with a slash; undefined for an address elsewhere. */
function pathUnder(address: string, base: string, origin: string): string | undefined {
  const url = new URL(address);
  const root = new URL(base, origin);
  const prefix = root.pathname.replace(/\/+$/, '');
  if (url.origin !== root.origin || !url.pathname.startsWith(`${prefix}/`)) return undefined;
  return url.pathname.slice(prefix.length);
}
