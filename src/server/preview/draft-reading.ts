import type { EndpointBases } from '../../config/public-config.ts';
import type { Http } from '../../http/http.ts';
import type { ParseContext } from '../../http/query.ts';
import { readQuery } from '../../http/read-query.ts';
import type { ContentSource } from '../content-source.ts';

/** Timeout in ms. Longer than for visitors, because previews are rare and never cached. */
const UPSTREAM_MS = 8000;

/** Path of a query for drafts. */
const draftPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}status=draft`;

/**
 * Reads content as drafts, uncached; otherwise as for visitors.
 * @param token content system token with read access
 */
export function createDraftReading(options: {
  http: Http;
  bases: EndpointBases;
  context: ParseContext;
  published: ContentSource;
  /** The server's origin for requests to itself. */
  origin: string;
  token: string | undefined;
  /** See readQuery. */
  fallbackLocale: string;
}) {
  const { http, bases, context, published, origin, token, fallbackLocale } = options;
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return {
    /** @param at the previewed moment, epoch ms */
    readAt:
      (at: number): ContentSource['read'] =>
      async (query) => {
        if (query.family !== 'content') return { ...(await published.read(query)), at };
        const draft = { ...query, path: draftPath(query.path) };
        const options = { headers, timeoutMs: UPSTREAM_MS, fallbackLocale };
        return { answer: await readQuery(draft, http, bases, context, options), at };
      },

    /** Requests a path of the content API and returns its response. */
    fetch: (path: string): Promise<Response> =>
      fetch(new URL(bases.content.replace(/\/$/, '') + draftPath(path), origin), {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(UPSTREAM_MS),
      }),
  };
}
