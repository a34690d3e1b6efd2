import { type ContentMessage, SAVED_AT_HEADER } from '../src/app/pwa/messages.ts';
import { CACHES, findIn, trim } from './caches.ts';
import { isKeepable } from './keepable.ts';
import { worker } from './scope.ts';
import { inParallel } from './waiting.ts';

const MAX_ENTRIES = 60;
/** Longest answer to cache, in characters; the cache holds up to `MAX_ENTRIES` of them. */
const MAX_LENGTH = 250_000;
const TIMEOUT_MS = 8000;
/** Answers younger than this are not revalidated, so that two reads of a page make one request. */
const FRESH_MS = 3000;
const WARM_AT_ONCE = 4;

/**
 * Public content, stale-while-revalidate: answers from the cache, refreshes it, and tells the page if the answer
 * differs. The key is the whole URL, parameters included.
 */
export async function answerContent(request: Request, event: FetchEvent): Promise<Response> {
  const kept = await findIn(CACHES.content, request.url);
  if (!kept) {
    const response = await read(request);
    event.waitUntil(keep(request.url, response.clone()));
    return response;
  }
  // Clone only a copy that will be read: an unread body keeps this worker alive, and a new version has to wait. A copy
  // saved while the clock was ahead counts as old.
  if (Math.abs(Date.now() - Number(kept.headers.get(SAVED_AT_HEADER))) > FRESH_MS) {
    event.waitUntil(renew(request, kept.clone(), event.clientId));
  }
  return kept;
}

/** Caches the content of a server-rendered page. @param urls absolute, exactly as the page requests them */
export function warmContent(urls: string[]): Promise<void> {
  return inParallel(urls, WARM_AT_ONCE, async (url) => {
    if (await findIn(CACHES.content, url)) return;
    const request = new Request(url, {
      credentials: 'omit',
      mode: 'cors',
      // The same request as the page's own reads (REQ-1).
      headers: { 'content-type': 'application/json' },
    });
    await keep(url, await read(request));
  });
}

/** Refreshes a cached answer. A failed or malformed response leaves the copy as it is. */
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
 * Caches the body with the time in a header.
 * @returns the body; undefined if the response must not be cached
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

/**
 * If the new copy cannot be cached, the old one is removed: a page that hears of a change must not read the old one.
 */
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

/** Posts a message to the page that asked, if it is still there. */
async function tellClient(id: string, message: ContentMessage): Promise<void> {
  const client = await worker.clients.get(id);
  client?.postMessage(message);
}

async function tellEveryone(message: ContentMessage): Promise<void> {
  const clients = await worker.clients.matchAll({ type: 'window' });
  for (const client of clients) client.postMessage(message);
}
