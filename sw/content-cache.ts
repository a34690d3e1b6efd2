import { SAVED_AT_HEADER } from '../src/app/pwa/messages.ts';
import { CACHES, findIn, trim } from './caches.ts';
import { tellClient, tellEveryone } from './clients.ts';
import { inParallel } from './in-parallel.ts';
import { isKeepable } from './keepable.ts';

const MAX_ENTRIES = 60;
/** A longer answer (characters) is passed on, not kept: 60 of these are the worst case on disk. */
const MAX_LENGTH = 250_000;
const TIMEOUT_MS = 8000;
/** An answer this young is not asked for again, so that a page may read it twice for one request. */
const FRESH_MS = 3000;
const WARM_AT_ONCE = 4;

/**
 * Public content: the kept copy at once, a new one for next time; a page is told when it differs.
 * The key is the whole url: no parameter is ignored.
 */
export async function answerContent(request: Request, event: FetchEvent): Promise<Response> {
  const kept = await findIn(CACHES.content, request.url);
  if (!kept) {
    const response = await read(request);
    event.waitUntil(keep(request.url, response.clone()));
    return response;
  }
  // Cloned only to be read: a copy that nobody reads would keep this worker busy, and a new one waiting.
  if (Date.now() - Number(kept.headers.get(SAVED_AT_HEADER)) > FRESH_MS) {
    event.waitUntil(renew(request, kept.clone(), event.clientId));
  }
  return kept;
}

/** Fetches what is not kept yet: the content of a page that came whole from the server. */
export function warmContent(urls: string[]): Promise<void> {
  return inParallel(urls, WARM_AT_ONCE, async (url) => {
    if (await findIn(CACHES.content, url)) return;
    const request = new Request(url, {
      credentials: 'omit',
      mode: 'cors',
      // As the page's own reads have it (REQ-1).
      headers: { 'content-type': 'application/json' },
    });
    await keep(url, await read(request));
  });
}

/** A failed or malformed answer leaves the kept one alone. */
async function renew(request: Request, kept: Response, clientId: string): Promise<void> {
  const { url } = request;
  const before = await kept.text();
  const after = await read(request)
    .then((response) => keep(url, response))
    .catch(() => undefined);
  if (after === undefined) return tellClient(clientId, { type: 'content-unreachable', url });
  if (after === before) return tellClient(clientId, { type: 'content-confirmed', url });
  return tellEveryone({ type: 'content-updated', url });
}

function read(request: Request): Promise<Response> {
  return fetch(request, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/**
 * Keeps the body alone, with a header that says since when.
 * @returns the body, undefined when it is no answer to rely on
 */
async function keep(url: string, response: Response): Promise<string | undefined> {
  if (!isKeepable(response)) return undefined;
  const body = await response.text();
  if (!isJson(body)) return undefined;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    [SAVED_AT_HEADER]: String(Date.now()),
  };
  await store(url, body, new Response(body, { headers })).catch(() => undefined);
  return body;
}

/** What cannot be kept must not leave an older copy behind: a page told of the new one would get that. */
async function store(url: string, body: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHES.content);
  if (body.length > MAX_LENGTH) {
    await cache.delete(url);
    return;
  }
  await cache.put(url, response).catch(() => cache.delete(url));
  await trim(cache, MAX_ENTRIES);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
