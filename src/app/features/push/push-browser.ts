import { failure, type Result, success } from '../../../lib/result.ts';
import { findWorkers } from '../../pwa/workers.ts';
import type { PushTrouble } from '../../state/push.ts';
import { dropSubscription } from './drop-subscription.ts';
import { type BrowserFacts, browserFacts } from './push-standing.ts';

/** Push endpoint of this device and its encryption keys (RFC 8291), as base64url. */
interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** `private`: refused before anyone could have decided. */
export type PushAnswer = NotificationPermission | 'private';

/** The part of the browser's Web Push API that this site needs. */
export interface PushBrowser {
  facts(): BrowserFacts;
  /** Asks for the browser's permission; call it in a tap, before any await. */
  ask(): Promise<PushAnswer>;
  /**
   * Returns the existing subscription for this key or creates one. Drops a subscription for another key.
   * @param key the operator's public key, base64url
   */
  subscribe(key: string): Promise<Result<PushAddress, PushTrouble | 'denied'>>;
  /** Drops the subscription, if any. */
  unsubscribe(): Promise<void>;
}

/** Timeout in ms: without a reachable push service `subscribe` never settles. */
const SUBSCRIBE_BY_MS = 10_000;
/** Any faster response, in ms, comes from the browser itself, not from a person. */
const BY_ITSELF_MS = 80;

export function createPushBrowser(): PushBrowser {
  return {
    facts: browserFacts,
    async ask() {
      if (Notification.permission !== 'default') return Notification.permission;
      const asked = performance.now();
      const permission = await Notification.requestPermission();
      const byItself = performance.now() - asked < BY_ITSELF_MS;
      return permission === 'denied' && byItself ? 'private' : permission;
    },
    async subscribe(key) {
      try {
        return success(addressOf(await within(SUBSCRIBE_BY_MS, freshSubscription(key))));
      } catch (error) {
        return failure(troubleOf(error));
      }
    },
    unsubscribe: dropSubscription,
  };
}

async function freshSubscription(key: string): Promise<PushSubscription> {
  const workers = findWorkers();
  if (!workers) throw new DOMException('No service workers', 'NotSupportedError');
  const { pushManager } = await workers.ready;
  const applicationServerKey = Uint8Array.from(
    atob(key.replaceAll('-', '+').replaceAll('_', '/')),
    (char) => char.charCodeAt(0),
  );
  const known = await pushManager.getSubscription();
  if (known && isFor(known, applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Some browsers do not report the key; the subscription then counts as matching, because it was created here. */
function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options?.applicationServerKey;
  if (!own) return true;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new TypeError('A push subscription without its keys');
  return { endpoint, keys: { p256dh, auth } };
}

function troubleOf(error: unknown): PushTrouble | 'denied' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'TimeoutError') return 'timeout';
  return navigator.onLine ? 'refused' : 'offline';
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const error = new DOMException('The push service does not answer', 'TimeoutError');
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
