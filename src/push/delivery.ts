import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { encryptMessage } from './encrypt-message.ts';
import type { PushKeys } from './ports.ts';
import { PrivateAddressError, publicLookup, type Resolve, resolveByDns } from './public-address.ts';
import { arePushKeys, safePushEndpoint } from './push-endpoint.ts';
import type { VapidKeys } from './settings.ts';
import { vapidHeaders } from './vapid-headers.ts';

const TIMEOUT_MS = 10_000;
/** Bytes of a response to read. */
const LONGEST_ANSWER = 4096;
/** Longest TTL of any push service: four weeks. */
const LONGEST_TTL_S = 2_419_200;
/** Pause after a name resolved to a private address (F54). */
const PRIVATE_PAUSE_MS = 3_600_000;

interface EncryptableMessage {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly text: string;
  /** The campaign's id. A later message with the same topic replaces one that still waits at the push service. */
  readonly topic: string;
  readonly priority: 'normal' | 'high';
  readonly expiresAt: Date;
  /** Do not send if there is no connection within this time, ms. */
  readonly leaveWithinMs: number;
}

export type DeliveryResult =
  | { readonly kind: 'accepted' }
  /** The device no longer exists. */
  | { readonly kind: 'gone' }
  /** Its endpoint or keys are invalid, so no message can ever be sent. */
  | { readonly kind: 'broken'; readonly reason: 'endpoint' | 'keys' }
  /** Our request is refused or the response is invalid. A retry would not help, and the device is kept. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Rate limited: pause for as long as the push service asks. */
  | { readonly kind: 'pause'; readonly reason: string; readonly afterMs?: number }
  /**
   * `afterMs`: from Retry-After. `isOurs`: nothing was sent, because this process lacked time; does not count as an
   * attempt.
   */
  | {
      readonly kind: 'later';
      readonly reason: string;
      readonly afterMs?: number;
      readonly isOurs?: true;
    };

export type Deliver = (message: EncryptableMessage) => Promise<DeliveryResult>;

interface DeliverySettings {
  readonly vapid: VapidKeys;
  readonly subject: string;
  /** Exact origins allowed besides the browsers' push services. */
  readonly hosts: readonly string[];
}

/**
 * Encrypts messages and sends them over keep-alive connections. Connects to public addresses only (except `hosts`),
 * follows no redirect, and times out after ten seconds.
 */
export function createDelivery(
  { vapid, subject, hosts }: DeliverySettings,
  resolve: Resolve = resolveByDns,
): { deliver: Deliver; close(): void } {
  const authorization = vapidHeaders(vapid, subject, Date.now);
  const guarded = new HttpsAgent({ keepAlive: true, lookup: publicLookup(resolve) });
  const direct = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new HttpsAgent({ keepAlive: true }),
  };

  function agentOf(url: URL) {
    if (!hosts.includes(url.origin)) return guarded;
    return url.protocol === 'http:' ? direct['http:'] : direct['https:'];
  }

  let last = Promise.resolve();
  /** One message per turn of the event loop, so that requests are answered in between (R14). */
  function inTurn(): Promise<void> {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  }

  const deliver: Deliver = async (message) => {
    const { endpoint, topic, priority, expiresAt } = message;
    const leaveBy = performance.now() + message.leaveWithinMs;
    if (!URL.canParse(endpoint)) return { kind: 'broken', reason: 'endpoint' };
    // Check again, because a version with another list may have stored the endpoint.
    if (safePushEndpoint(endpoint, hosts) === undefined)
      return { kind: 'refused', reason: 'endpoint-not-allowed' };
    const url = new URL(endpoint);
    const seconds = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    await inTurn();
    if (performance.now() > leaveBy)
      return { kind: 'later', reason: 'no-turn-in-time', isOurs: true };
    const cipherText = encrypted(message.keys, message.text);
    if (cipherText === undefined) return { kind: 'broken', reason: 'keys' };
    const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
    const start: Start = (answered) =>
      send(
        url,
        {
          method: 'POST',
          agent: agentOf(url),
          headers: {
            authorization: authorization(url.origin),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            'content-length': cipherText.length,
            ttl: Math.min(Math.max(seconds, 0), LONGEST_TTL_S),
            topic,
            urgency: priority,
          },
        },
        answered,
      ).end(cipherText);
    const reset = { kind: 'later', reason: 'reset' } as const;
    const first = await exchange(start, leaveBy);
    if (first !== undefined) return first;
    // Retry once, because the push service may have closed the idle connection. Not after `leaveBy`, because another
    // idle connection would send without checking the time.
    if (performance.now() > leaveBy) return reset;
    return (await exchange(start, leaveBy)) ?? reset;
  };
  return {
    deliver,
    close() {
      for (const agent of [guarded, direct['http:'], direct['https:']]) agent.destroy();
    },
  };
}

/** @returns undefined for invalid keys. Checked only on failure, because it costs a fifth of encrypting */
function encrypted(keys: PushKeys, text: string): Buffer | undefined {
  try {
    return encryptMessage(keys, text);
  } catch (error) {
    if (arePushKeys(keys)) throw error;
    return undefined;
  }
}

type Start = (answered: (answer: IncomingMessage) => void) => ReturnType<typeof httpRequest>;

/** @returns undefined if a reused connection broke before a response */
function exchange(start: Start, leaveBy: number): Promise<DeliveryResult | undefined> {
  return new Promise((resolve) => {
    const request = start((answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > LONGEST_ANSWER) request.destroy();
      });
      answer.on('error', () => {});
      // The status decides, whatever the body is.
      resolve(resultOf(answer));
    });
    const timer = setTimeout(() => request.destroy(new Error('timeout')), TIMEOUT_MS);
    const leaving = setTimeout(
      () => request.destroy(new Error('no-connection-in-time')),
      Math.max(0, leaveBy - performance.now()),
    );
    request.on('socket', (socket) => {
      if (request.reusedSocket) clearTimeout(leaving);
      else
        socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', () =>
          clearTimeout(leaving),
        );
    });
    request.on('close', () => {
      clearTimeout(timer);
      clearTimeout(leaving);
    });
    request.on('error', (error) => {
      const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      resolve(isStale ? undefined : failureOf(error));
    });
  });
}

/** Windows push services (WNS) answer 406 where others answer 429. */
const TOO_FAST = [406, 429];
/** The subscription has ended (RFC 8030, 7.3). */
const GONE = [404, 410];

function resultOf({ statusCode: status = 0, headers }: IncomingMessage): DeliveryResult {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  const reason = `status-${status}`;
  const isTooFast = TOO_FAST.includes(status);
  if (isTooFast || status === 408 || status >= 500) {
    const afterMs = retryAfter(headers['retry-after'], Date.now());
    return {
      kind: isTooFast ? 'pause' : 'later',
      reason,
      ...(afterMs !== undefined && { afterMs }),
    };
  }
  // Any other response may be about our keys or headers. A mistake of ours must not remove every device.
  return GONE.includes(status) ? { kind: 'gone' } : { kind: 'refused', reason };
}

function failureOf(error: Error): DeliveryResult {
  if (error instanceof PrivateAddressError)
    return { kind: 'later', reason: 'private-address', afterMs: PRIVATE_PAUSE_MS };
  const code = 'code' in error ? String(error.code) : error.message;
  return { kind: 'later', reason: code.toLowerCase() };
}

/** Longest pause in ms, whatever Retry-After says. */
const LONGEST_MS = 24 * 3_600_000;

/** Parses `Retry-After` into ms: seconds or a date (RFC 9110, 10.2.3). Undefined for anything else. */
function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS);
}
