import { safePath } from '../../lib/safe-path.ts';
import { parseReceivedPush, type ReceivedPush } from './received-push.ts';

/** What a page says to the worker. */
export type PageMessage =
  /** The visitor accepted the new version: let the waiting worker take over. */
  | { type: 'SKIP_WAITING' }
  /** Content this page used without having fetched it, to be there when the network is not. */
  | { type: 'warm'; urls: string[] }
  /** Nothing else is going on: fetch what this visitor needs of the rest of this build (src/server/file-groups.ts). */
  | { type: 'fill'; groups: string[] }
  /** The page listens. The worker learns the visitor's language, and says `open` if a click still waits. */
  | { type: 'started'; language: string }
  /** The player left: no notification stays on the screen, no figure on the icon. */
  | { type: 'clear-notifications' };

/** What the worker says about a content url that it answered from its own copy. */
export interface ContentMessage {
  type: 'content-updated' | 'content-confirmed' | 'content-unreachable';
  url: string;
}

/** What the worker says to a page. */
export type WorkerMessage =
  | ContentMessage
  /** A push message arrived while this page is in front; the system's notification is silent. */
  | { type: 'push-received'; push: ReceivedPush }
  /**
   * A notification was clicked. The page shows the path or, of high priority, the whole message, and
   * answers `opened` within a second, or the worker takes it there itself.
   */
  | { type: 'open'; path: string; push?: ReceivedPush };

/** What a page answers to `open`. */
export interface PageAnswer {
  type: 'opened';
}

/** Header of an answer that comes from the worker's copy: when it was saved, in ms since 1970. */
export const SAVED_AT_HEADER = 'x-saved-at';

const MAX_URLS = 100;
const MAX_URL_LENGTH = 4096;

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_URL_LENGTH && URL.canParse(value);

type Field = 'type' | 'url' | 'urls' | 'groups' | 'language' | 'path' | 'push';

function fields(data: unknown): Partial<Record<Field, unknown>> {
  return typeof data === 'object' && data !== null ? data : {};
}

/** @returns the message, or undefined for anything that no page of ours sends. */
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

/** @returns the message, or undefined for anything that our worker does not send. */
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

/** Of the background sync that ends a session whose log-out was not acknowledged (sw/push/end-session.ts). */
export const END_SESSION_TAG = 'end-session';
