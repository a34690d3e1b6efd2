import { CACHES, findIn, trim } from './caches.ts';
import { isKeepable, isPageInDisguise } from './keepable.ts';

const MAX_ENTRIES = 160;
const DAY_MS = 86_400_000;
/** Uploads never change under the same name; icons may change with a deploy. */
const UPLOAD_MAX_AGE_MS = 30 * DAY_MS;
const ICON_MAX_AGE_MS = DAY_MS;

/** Cache first. An expired image is fetched again, and still used if that fails. */
export async function answerImage(request: Request, event: FetchEvent): Promise<Response> {
  const kept = await findIn(CACHES.images, request.url);
  if (kept && !isPastAge(kept, request.url)) return kept;
  try {
    // No credentials: all users of this browser share the cache.
    const response = await fetch(request, { credentials: 'omit' });
    const isImage = isKeepable(response) && !isPageInDisguise(response);
    if (isImage) event.waitUntil(keep(request.url, response.clone()).catch(() => undefined));
    return isImage ? response : (kept ?? response);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

function isPastAge(kept: Response, url: string): boolean {
  const isIcon = new URL(url).pathname.startsWith('/icons/');
  // Without a date the age is NaN, and the image never expires.
  const age = Date.now() - Date.parse(kept.headers.get('date') ?? '');
  return age > (isIcon ? ICON_MAX_AGE_MS : UPLOAD_MAX_AGE_MS);
}

/** Rejects on a full disk: the image is shown, but not cached. */
async function keep(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHES.images);
  await cache.put(url, response);
  await trim(cache, MAX_ENTRIES);
}
