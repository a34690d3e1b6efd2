import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { encryptMessage } from './encrypt-message.ts';
import type { PushKeys } from './ports.ts';
import { PrivateAddressError, publicLookup, type Resolve, resolveByDns } from './public-address.ts';
import { arePushKeys, safePushEndpoint } from './push-endpoint.ts';
import { retryAfter } from './retry-after.ts';
import type { VapidKeys } from './settings.ts';
import { vapidHeaders } from './vapid-headers.ts';

const TIMEOUT_MS = 10_000;
/** What is read of an answer; nobody needs more of it. */
const LONGEST_ANSWER = 4096;
/** No push service keeps a message for longer: four weeks. */
const LONGEST_TTL_S = 2_419_200;
/** After a name that led to a private address (F54). */
const PRIVATE_PAUSE_MS = 3_600_000;

export interface EncryptableMessage {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly text: string;
  /** The campaign: a later message of it takes the place of one that still waits at the push service. */
  readonly topic: string;
  readonly priority: 'normal' | 'high';
  readonly expiresAt: Date;
  /** One that has no connection by then does not leave any more, ms. */
  readonly leaveWithinMs: number;
}

export type DeliveryResult =
  | { readonly kind: 'accepted' }
  /** There is no such device any more. */
  | { readonly kind: 'gone' }
  /** Its endpoint is no address, or its keys are none: nothing can ever be sent there. */
  | { readonly kind: 'broken'; readonly reason: 'endpoint' | 'keys' }
  /** Our own keys are refused, or the answer makes no sense: no try later changes that. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** We are too fast for the push service: nothing goes there for as long as it asks for. */
  | { readonly kind: 'pause'; readonly reason: string; readonly afterMs?: number }
  /** `afterMs`: as long as the push service asked for. */
  | { readonly kind: 'later'; readonly reason: string; readonly afterMs?: number };

export type Deliver = (message: EncryptableMessage) => Promise<DeliveryResult>;

export interface DeliverySettings {
  readonly vapid: VapidKeys;
  readonly subject: string;
  /** Exact origins that may be sent to besides the browsers' push services. */
  readonly hosts: readonly string[];
}

/**
 * Encrypts messages and hands them to push services over connections that are kept. It goes to public addresses only
 * (those of `hosts` aside), follows no redirect, and waits ten seconds.
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

  const deliver: Deliver = async (message) => {
    const { endpoint, keys, text, topic, priority, expiresAt } = message;
    const leaveBy = performance.now() + message.leaveWithinMs;
    if (!URL.canParse(endpoint)) return { kind: 'broken', reason: 'endpoint' };
    // Kept endpoints were checked, perhaps by another version with another list.
    if (safePushEndpoint(endpoint, hosts) === undefined)
      return { kind: 'refused', reason: 'endpoint-not-allowed' };
    const url = new URL(endpoint);
    const seconds = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    const cipherText = encrypted(keys, text);
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
    // A kept connection may have been closed from the other side meanwhile; a new one has not.
    return (
      (await exchange(start, leaveBy)) ??
      (await exchange(start, leaveBy)) ?? { kind: 'later', reason: 'reset' }
    );
  };
  return {
    deliver,
    close() {
      for (const agent of [guarded, direct['http:'], direct['https:']]) agent.destroy();
    },
  };
}

/** @returns undefined for keys that are none; asked only then, because it costs a fifth of encrypting */
function encrypted(keys: PushKeys, text: string): Buffer | undefined {
  try {
    return encryptMessage(keys, text);
  } catch (error) {
    if (arePushKeys(keys)) throw error;
    return undefined;
  }
}

type Start = (answered: (answer: IncomingMessage) => void) => ReturnType<typeof httpRequest>;

/** @returns undefined when a connection that was kept broke before there was an answer */
function exchange(start: Start, leaveBy: number): Promise<DeliveryResult | undefined> {
  return new Promise((resolve) => {
    const request = start((answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > LONGEST_ANSWER) request.destroy();
      });
      answer.on('error', () => {});
      // Resolved by the head: whatever becomes of the body, the message was taken or refused.
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

/** Of the service of Windows 406 is what 429 is of the others: its sender is too fast. */
const TOO_FAST = [406, 429];

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
  // 401 and 403 speak of our keys, not of the device: a wrong key in the environment must not cost every device.
  if (status < 400 || status === 401 || status === 403) return { kind: 'refused', reason };
  return { kind: 'gone' };
}

function failureOf(error: Error): DeliveryResult {
  if (error instanceof PrivateAddressError)
    return { kind: 'later', reason: 'private-address', afterMs: PRIVATE_PAUSE_MS };
  const code = 'code' in error ? String(error.code) : error.message;
  return { kind: 'later', reason: code.toLowerCase() };
}
