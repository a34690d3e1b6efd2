import { parseReceivedPush, type ReceivedPush } from '../../src/app/pwa/received-push.ts';
import { CACHES } from '../caches.ts';
import { after } from '../waiting.ts';

/** A click that no page has followed yet. */
export interface PendingOpen {
  path: string;
  push?: ReceivedPush;
}

const PENDING = '/app-pending-open';
const LANGUAGE = '/app-language';
/** How long a notification or a click waits for storage, in ms: the right of a click to open a window expires soon. */
const PATIENCE_MS = 300;
/**
 * How long a click stays pending, in ms. Some systems open the app at its start URL; the page then asks within this
 * time.
 */
const PENDING_MS = 60_000;

/** Workers stop at any time, so this state is stored. If storage refuses or hangs, only this state is lost. */
export const keepLanguage = (language: string): Promise<void> => keep(LANGUAGE, { language });

/** The visitor's languages: the last one used on the site, then the browser's. */
export async function visitorLanguages(): Promise<string[]> {
  const noted = await inTime(read(LANGUAGE));
  const { languages } = navigator;
  return typeof noted?.['language'] === 'string'
    ? [noted['language'], ...languages]
    : [...languages];
}

export const keepPending = (pending: PendingOpen): Promise<void> =>
  inTime(keep(PENDING, { ...pending, at: Date.now() }));

/** Returns the pending click and clears it. */
export async function takePending(): Promise<PendingOpen | undefined> {
  const noted = await read(PENDING);
  if (!noted) return undefined;
  await forgetPending();
  const { path, at, push: kept } = noted;
  if (typeof path !== 'string' || !(Date.now() - Number(at) < PENDING_MS)) return undefined;
  const push = parseReceivedPush(kept);
  return { path, ...(push && { push }) };
}

export async function forgetPending(): Promise<void> {
  await attempt((notes) => notes.delete(PENDING));
}

/** Storage may never answer (docs/decisions/0032). */
const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, after(PATIENCE_MS)]);

async function keep(name: string, note: object): Promise<void> {
  await attempt((notes) => notes.put(name, Response.json(note)));
}

async function read(name: string): Promise<Record<string, unknown> | undefined> {
  return attempt(async (notes) => (await notes.match(name))?.json());
}

async function attempt<T>(work: (notes: Cache) => Promise<T>): Promise<T | undefined> {
  return caches
    .open(CACHES.notes)
    .then(work)
    .catch(() => undefined);
}
