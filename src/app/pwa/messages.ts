import { safePath } from '../../lib/safe-path.ts';
import { parseReceivedPush, type ReceivedPush } from './received-push.ts';

/** Messages from a page to the service worker. */
export type PageMessage =
  /** The visitor accepted the update: activate the waiting worker. */
  | { type: 'SKIP_WAITING' }
  /** Content of a server-rendered page, to be cached. */
  | { type: 'warm'; urls: string[] }
  /** The page is idle: fetch the rest of the build for this visitor (src/server/file-groups.ts). */
  | { type: 'fill'; groups: string[] }
  /** The page is listening. Carries the visitor's language; the worker sends `open` if a click is pending. */
  | { type: 'started'; language: string }
  /** The player logged out: close notifications and clear the badge. */
  | { type: 'clear-notifications' };

/** Messages about a content URL that was answered from the cache. */
export interface ContentMessage {
  type: 'content-updated' | 'content-confirmed' | 'content-unreachable';
  url: string;
}

/** Messages from the service worker to a page. */
export type WorkerMessage =
  | ContentMessage
  /** A push message for the focused page; the system notification is silent. */
  | { type: 'push-received'; push: ReceivedPush }
  /**
   * A notification was clicked. The page opens the path or, at high priority, shows the message, and replies `opened`
   * within a second; otherwise the worker navigates it.
   */
  | { type: 'open'; path: string; push?: ReceivedPush };

/** Reply of a page to `open`. */
export interface PageAnswer {
  type: 'opened';
}

/** Header of a cached response: the time it was saved, epoch ms. */
export const SAVED_AT_HEADER = 'x-saved-at';

const MAX_URLS = 100;
const MAX_URL_LENGTH = 4096;

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_URL_LENGTH && URL.canParse(value);

type Field = 'type' | 'url' | 'urls' | 'groups' | 'language' | 'path' | 'push';

function fields(data: unknown): Partial<Record<Field, unknown>> {
  return typeof data === 'object' && data !== null ? data : {};
}

/** @returns the message; undefined if our pages do not send it */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  const { type, urls, groups, language } = fields(data);
  if (type === 'SKIP_WAITING' || type === 'clear-notifications') return { type };
  if (type === 'fill' && Array.isArray(groups)) {
    return { type, groups: groups.filter((name) => typeof name === 'string') };
  }
  if (type === 'started' && typeof language === 'string') return { type, language };
  if (type === 'warm' && Array.isArray(urls)) {
    return { type, urls: urls.slice(0, MAX_URLS).filter(isUrl) };
  }
  return undefined;
}

/** @returns the message; undefined if our worker does not send it */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { type, url, path: untrusted, push: received } = fields(data);
  const push = parseReceivedPush(received);
  if (type === 'push-received') return push && { type, push };
  if (type === 'open') {
    const path = safePath(untrusted);
    return path === undefined ? undefined : { type, path, ...(push && { push }) };
  }
  return parseContentMessage(type, url);
}

function parseContentMessage(type: unknown, url: unknown): ContentMessage | undefined {
  if (!isUrl(url)) return undefined;
  if (type === 'content-updated' || type === 'content-confirmed' || type === 'content-unreachable')
    return { type, url };
  return undefined;
}

/** Tag of the background sync that ends an unacknowledged log-out (sw/push/end-session.ts). */
export const END_SESSION_TAG = 'end-session';
