import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SiteConfig } from '../../config/site-config.ts';
import { DATA_HEADERS, MOMENTARY_HEADERS } from '../../lib/base-headers.ts';
import { isKnownEtag } from '../../lib/known-etag.ts';
import { chooseEncoding, type Encoded } from '../encodings.ts';
import { type Exchange, reply, replyUnchanged, type Step } from '../exchange.ts';
import type { SitemapFiles } from '../sitemap/sitemap-xml.ts';

/**
 * Serves `sitemap.xml` with its parts, and `robots.txt`, which names it. Without `siteUrl` it uses the requested host,
 * and the response is not cached.
 * @param files built from current content
 */
export function sitemapStep(
  { siteUrl }: Pick<SiteConfig, 'siteUrl'>,
  files: () => Promise<SitemapFiles>,
  log: (line: string) => void,
): Step {
  const cacheControl = siteUrl ? 'public, max-age=300' : 'private, no-cache';
  // With a fixed origin each file is written and compressed once.
  const encoded = new WeakMap<SitemapFiles, Map<string, Promise<Encoded> | undefined>>();
  function fileOf(made: SitemapFiles, path: string, origin: string): Promise<Encoded> | undefined {
    const known = siteUrl ? (encoded.get(made) ?? new Map()) : new Map();
    if (!known.has(path)) {
      const text = made.file(path, origin);
      known.set(path, text === undefined ? undefined : zipped(Buffer.from(text)));
    }
    encoded.set(made, known);
    return known.get(path);
  }

  return async (exchange) => {
    const { pathname } = exchange.url;
    const isRobots = pathname === '/robots.txt';
    if (!isRobots && !/^\/sitemap(-\d{1,5})?\.xml$/.test(pathname)) return false;
    const { scheme, host } = exchange.client;
    const origin = siteUrl ?? `${scheme}://${host}`;
    if (isRobots)
      return send(exchange, { plain: Buffer.from(robots(origin)) }, 'text/plain', cacheControl);
    const made = await files().catch((error: unknown) => log(`sitemap: ${error}`));
    // Better no sitemap for now than half of one.
    if (!made) return reply(exchange, 503, { ...MOMENTARY_HEADERS, 'Retry-After': '60' });
    const file = await fileOf(made, pathname, origin);
    return file ? send(exchange, file, 'application/xml', cacheControl) : false;
  };
}

const zip = promisify(gzip);
const zipped = async (plain: Buffer): Promise<Encoded> => ({ plain, gzip: await zip(plain) });

/** Allows everything: pages that must not be indexed say so themselves, which robots have to read. */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;

function send(exchange: Exchange, encoded: Encoded, type: string, cacheControl: string): true {
  const etag = `W/"${createHash('sha1').update(encoded.plain).digest('base64url')}"`;
  const { body, headers } = chooseEncoding(encoded, exchange.req.headers['accept-encoding']);
  const all = {
    ...DATA_HEADERS,
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': cacheControl,
    ETag: etag,
  };
  const isKnown = isKnownEtag(exchange.req.headers['if-none-match'], etag);
  return isKnown ? replyUnchanged(exchange, all) : reply(exchange, 200, all, body);
}
