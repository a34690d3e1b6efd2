import { CACHES, trim } from './caches.ts';
import { fromDisk } from './from-disk.ts';
import { isKeepable, isPageInDisguise } from './keepable.ts';

const MAX_ENTRIES = 160;
const DAY_MS = 86_400_000;
/** Uploads never change under their name; icons may, with a deploy. */
const MAX_AGE_MS = { upload: 30 * DAY_MS, icon: DAY_MS };

/** Kept image first. One past its age is fetched again, and still serves when that fails. */
export async function answerImage(request: Request, event: FetchEvent): Promise<Response> {
  const kept = await findKept(request);
  if (kept && !isPastAge(kept, request.url)) return kept;
  try {
    // Anonymous by construction: what is kept here is shared by everyone on this browser.
    const response = await fetch(request, { credentials: 'omit' });
    const isImage = isKeepable(response) && !isPageInDisguise(response);
    if (isImage) event.waitUntil(keep(request, response.clone()));
    return isImage ? response : (kept ?? response);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

function isPastAge(kept: Response, url: string): boolean {
  const limit = new URL(url).pathname.startsWith('/icons/') ? MAX_AGE_MS.icon : MAX_AGE_MS.upload;
  const sent = Date.parse(kept.headers.get('date') ?? '');
  return Number.isFinite(sent) && Date.now() - sent > limit;
}

/** A full disk costs the copy, not the image. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHES.images);
    await cache.put(request.url, response);
    await trim(cache, MAX_ENTRIES);
  } catch {
    return;
  }
}

const findKept = (request: Request): Promise<Response | undefined> =>
  fromDisk(async () => (await caches.open(CACHES.images)).match(request.url, { ignoreVary: true }));
