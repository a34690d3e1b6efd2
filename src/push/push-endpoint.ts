import { ECDH } from 'node:crypto';
import type { PushKeys } from './ports.ts';

/** Hosts of the browsers' push services. */
const HOSTS = new Set([
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]);
/** Hosts with exactly one label in front of these. */
const PARENTS = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * The normalised endpoint of a subscription if it belongs to a push service, else undefined. Store the result, never
 * the input.
 * @param origins further exact origins: another push service, or one on this machine
 */
export function safePushEndpoint(
  text: unknown,
  origins: readonly string[] = [],
): string | undefined {
  if (typeof text !== 'string' || text.length > 2048) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\s\\\u0000-\u001f\u007f]/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (origins.includes(url.origin)) return url.href;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return HOSTS.has(url.hostname) || isOneLabelUnder(url.hostname) ? url.href : undefined;
}

const isOneLabelUnder = (host: string) =>
  PARENTS.some(
    (parent) => host.endsWith(parent) && /^[a-z0-9-]+$/.test(host.slice(0, -parent.length)),
  );

/** Whether keys are valid for encryption: a point of P-256 and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const [point, secret] = [p256dh, auth].map((text) => Buffer.from(text, 'base64url'));
  if (point?.length !== 65 || point[0] !== 4 || secret?.length !== 16) return false;
  if (point.toString('base64url') !== p256dh || secret.toString('base64url') !== auth) return false;
  try {
    ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'compressed');
    return true;
  } catch {
    return false;
  }
}
