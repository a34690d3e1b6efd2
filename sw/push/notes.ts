import { parseReceivedPush, type ReceivedPush } from '../../src/app/pwa/received-push.ts';
import { CACHES } from '../caches.ts';

/** A click that no page has followed yet. */
export interface PendingOpen {
  path: string;
  push?: ReceivedPush;
}

const PENDING = '/app-pending-open';
const LANGUAGE = '/app-language';
/** An app that starts cold and ignores the address it was opened with has asked by then, in ms. */
const PENDING_MS = 60_000;

/** A worker stops at any time: what the next one has to know is kept. Storage that refuses costs only that. */
export const keepLanguage = (language: string): Promise<void> => keep(LANGUAGE, { language });

/** The visitor's languages, best first: the one the site was last seen in, then the browser's. */
export async function visitorLanguages(): Promise<string[]> {
  const noted = await read(LANGUAGE);
  const { languages } = navigator;
  return typeof noted?.['language'] === 'string'
    ? [noted['language'], ...languages]
    : [...languages];
}

export const keepPending = (pending: PendingOpen): Promise<void> =>
  keep(PENDING, { ...pending, at: Date.now() });

/** The click that still waits, which then waits no more. */
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
