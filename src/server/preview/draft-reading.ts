import type { EndpointBases } from '../../config/public-config.ts';
import type { Http } from '../../http/http.ts';
import type { ParseContext } from '../../http/query.ts';
import { readQuery } from '../../http/read-query.ts';
import type { ContentSource } from '../content-source.ts';

/** A draft page waits for its content longer than a visitor's: it is kept for nobody, and is asked for seldom. */
const UPSTREAM_MS = 8000;

/** The path of a query for what editors have not published yet. */
const draftPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}status=draft`;

/**
 * Reads for one preview: content as drafts, each time anew and kept nowhere; everything else as for all visitors.
 * @param token of the content system, with the right to read
 */
export function createDraftReading(options: {
  http: Http;
  bases: EndpointBases;
  context: ParseContext;
  published: ContentSource;
  /** The server's own origin as it reaches itself. */
  origin: string;
  token: string | undefined;
  /** As of readQuery. */
  fallbackLocale: string;
}) {
  const { http, bases, context, published, origin, token, fallbackLocale } = options;
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return {
    /** @param at the moment that the answers are said to be of, epoch ms */
    readAt:
      (at: number): ContentSource['read'] =>
      async (query) => {
        if (query.family !== 'content') return { ...(await published.read(query)), at };
        const draft = { ...query, path: draftPath(query.path) };
        const options = { headers, timeoutMs: UPSTREAM_MS, fallbackLocale };
        return { answer: await readQuery(draft, http, bases, context, options), at };
      },

    /** The content system's own answer for a path of its API. */
    fetch: (path: string): Promise<Response> =>
      fetch(new URL(bases.content.replace(/\/$/, '') + draftPath(path), origin), {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(UPSTREAM_MS),
      }),
  };
}
