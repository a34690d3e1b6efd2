/** What a page says to the worker. */
export type PageMessage =
  /** The visitor accepted the new version: let the waiting worker take over. */
  | { type: 'SKIP_WAITING' }
  /** Content this page used without having fetched it, to be there when the network is not. */
  | { type: 'warm'; urls: string[] }
  /** Nothing else is going on: fetch the rest of this build's files. */
  | { type: 'fill' };

/** What the worker says to a page about a content url that it answered from its own copy. */
export interface WorkerMessage {
  type: 'content-updated' | 'content-confirmed' | 'content-unreachable';
  url: string;
}

/** Header of an answer that comes from the worker's copy: when it was saved, in ms since 1970. */
export const SAVED_AT_HEADER = 'x-saved-at';

const MAX_URLS = 100;
const MAX_URL_LENGTH = 4096;

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_URL_LENGTH && URL.canParse(value);

function fields(data: unknown): { type?: unknown; url?: unknown; urls?: unknown } {
  return typeof data === 'object' && data !== null ? data : {};
}

/** @returns the message, or undefined for anything that no page of ours sends. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  const { type, urls } = fields(data);
  if (type === 'SKIP_WAITING' || type === 'fill') return { type };
  if (type === 'warm' && Array.isArray(urls)) {
    return { type, urls: urls.slice(0, MAX_URLS).filter(isUrl) };
  }
  return undefined;
}

/** @returns the message, or undefined for anything that our worker does not send. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const { type, url } = fields(data);
  if (!isUrl(url)) return undefined;
  if (type === 'content-updated' || type === 'content-confirmed' || type === 'content-unreachable')
    return { type, url };
  return undefined;
}
